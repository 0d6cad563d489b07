import { Button } from '@mantine/core'
import { IconAlertTriangle } from '../icons.ts'
import { describeError, inSentences } from '../text/describe-error.ts'
import { StateCard } from './state-card.tsx'

/** Shows a fault with its advice, and offers Retry where trying again can help. */
export function FailedState(props: {
  readonly title?: string
  readonly error: unknown
  readonly onRetry?: () => void
  /** 1 where the failure stands for the whole page. */
  readonly heading?: 1 | 2
}) {
  const { text, advice, reference } = describeError(props.error)
  // The accent is for the one action of a page: a part of one leaves it to what stands beside.
  const variant = props.heading === 1 ? 'filled' : 'default'
  return (
    <StateCard
      role="alert"
      heading={props.heading}
      icon={<IconAlertTriangle size={24} />}
      title={props.title ?? text}
      actions={
        props.onRetry ? (
          <Button variant={variant} onClick={props.onRetry}>
            Retry
          </Button>
        ) : undefined
      }
    >
      {inSentences(props.title ? text : '', advice, reference ? `Reference: ${reference}` : '')}
    </StateCard>
  )
}

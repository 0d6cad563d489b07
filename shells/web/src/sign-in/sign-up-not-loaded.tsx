import { Button, sayError } from '@callboard/kit/ui'
import { StepNotice } from './step-notice.tsx'

/** Sign-up cannot begin while nobody knows which bot check it asks for. */
export function SignUpNotLoaded(props: {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onPrev?: () => void
}) {
  return (
    <StepNotice role="alert" title="Sign-up could not be loaded" words={sayError(props.error)}>
      <Button size="md" onClick={props.onRetry}>
        Retry
      </Button>
      <Button variant="default" size="md" onClick={props.onPrev}>
        Prev
      </Button>
    </StepNotice>
  )
}

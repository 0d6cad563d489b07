import { Button, sayError } from '@callboard/kit/ui'
import { StepNotice } from './step-notice.tsx'

/** Shown while the kind of bot check is unknown, since the sign-up depends on it. */
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

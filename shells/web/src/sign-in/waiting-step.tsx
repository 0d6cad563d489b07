import { Button } from '@callboard/kit/ui'
import { StepNotice } from './step-notice.tsx'

/** Tells a casting professional who has just come in that the request waits for an answer. */
export function WaitingStep({ onDone }: { readonly onDone: () => void }) {
  return (
    <StepNotice
      role="status"
      title="Your request is waiting"
      words="Staff will reach out to onboard you as a casting professional, and an e-mail tells you when you can start. Until then you can watch sessions as a client."
    >
      <Button size="md" onClick={onDone}>
        Continue as client
      </Button>
    </StepNotice>
  )
}

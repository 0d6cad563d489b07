import type { SecondStepReply } from '@callboard/accounts/contract'
import { perform } from '@callboard/kit/data'
import { usePasskey } from '@callboard/kit/passkeys'
import { Alert, Button, Group, sayError } from '@callboard/kit/ui'
import { secondStepAction } from '../data/second-factor.ts'
import { devicePass } from '../sign-in/device-pass.ts'
import { StepNotice } from '../sign-in/step-notice.tsx'

interface Step {
  readonly ticket: string
  readonly onDone: (reply: SecondStepReply) => void
  /** The first step does not count any more. */
  readonly onStale: (words: string) => void
}

/** The second step of signing in by a passkey. */
export const usePasskeyStep = ({ ticket, onDone, onStale }: Step) =>
  usePasskey(async (passkey) => {
    const reply = await perform(secondStepAction, { ticket, passkey, device: devicePass.read() })
    devicePass.keep(reply)
    if (!reply.success && reply.needs !== undefined) return reply.error
    if (reply.success) onDone(reply)
    else onStale(reply.error ?? '')
    return undefined
  })

/** For an account whose second factor is a passkey alone. */
export function PasskeyStep(props: Step) {
  const passkey = usePasskeyStep(props)
  return (
    <StepNotice
      title="Use your passkey"
      words="After the password your account asks for a passkey: your face, finger or device PIN."
    >
      {passkey.fault === undefined ? null : (
        <Alert color="red" role="alert" p="sm">
          {sayError(passkey.fault)}
        </Alert>
      )}
      <Group gap="sm" grow preventGrowOverflow={false}>
        <Button variant="default" size="md" onClick={() => props.onStale('')} style={{ flexGrow: 0 }}>
          Prev
        </Button>
        <Button size="md" loading={passkey.busy} onClick={() => void passkey.run()}>
          Use a passkey
        </Button>
      </Group>
    </StepNotice>
  )
}

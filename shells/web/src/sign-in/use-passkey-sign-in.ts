import { perform } from '@callboard/kit/data'
import { usePasskey } from '@callboard/kit/passkeys'
import { passkeySignInAction } from '../data/sign-in.ts'
import { devicePass } from './device-pass.ts'
import type { CameIn } from './last-steps.tsx'

/** Signs in with a passkey: no address, no password, no second step. */
export const usePasskeySignIn = (onDone: (came: CameIn) => void) =>
  usePasskey(async (passkey) => {
    const reply = await perform(passkeySignInAction, { passkey, device: devicePass.read() })
    devicePass.keep(reply)
    if (!reply.success) return reply.error
    onDone(reply)
    return undefined
  })

import { addPasskey, askPasskey, beginPasskey, type PasskeyProof } from '@callboard/accounts/contract'
import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { call, defineAction, perform } from '@callboard/kit/data'
import { makePasskey, showPasskey } from './ceremony.ts'
import { useCeremony } from './use-ceremony.ts'

/** Shows a passkey as proof. @param send takes the proof to the server; it ends with the words of a refusal */
export const usePasskey = (send: (proof: PasskeyProof) => Promise<string | undefined>) =>
  useCeremony(() => showPasskey(() => call(askPasskey, {})), send)

/** Makes a passkey and adds it to the account. @param refreshes answers that say what the account has */
export const useNewPasskey = (
  onDone: (added: ReplyOf<typeof addPasskey>) => void,
  refreshes: readonly Endpoint[] = [],
) =>
  useCeremony(
    () => makePasskey(() => call(beginPasskey, {})),
    async (made) => {
      onDone(await perform(defineAction(addPasskey, { refreshes }), made))
      return undefined
    },
  )

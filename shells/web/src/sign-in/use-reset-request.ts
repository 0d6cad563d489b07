import type { requestPasswordReset } from '@callboard/accounts/contract'
import { useBotCheck } from '@callboard/kit/bot-check'
import { type ActionDefinition, useAction } from '@callboard/kit/data'

/** Asks for a reset link, with the bot check. */
export function useResetRequest(action: ActionDefinition<typeof requestPasswordReset>, onDone: () => void) {
  const check = useBotCheck()
  const request = useAction(action, { onDone, onRefused: check.again })
  const run = async (input: { readonly email: string }) => {
    const captcha = await check.answer()
    return captcha === null ? undefined : await request.run({ ...input, captcha })
  }
  return { check, request: { ...request, busy: request.busy || check.busy, run } }
}

import { PASSWORD_HASHER, useCase } from '@callboard/core'
import { register } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { BotCheck } from '../bot-check/bot-check.ts'
import { COMMON_PASSWORDS } from '../ports/index.ts'
import { NOT_PASSED, SignUps } from './sign-ups.ts'

/** The bot check is part of this very request and is used up by it. */
export const Register = useCase(
  register,
  { signUps: SignUps, hasher: PASSWORD_HASHER, check: BotCheck, common: COMMON_PASSWORDS },
  async ({ needs, actor, input }) => {
    const draft = needs.signUps.draft({
      asked: input.user_type,
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: null,
    })
    requireGoodPassword(input.password, draft.email, needs.common)
    // After the checks of the input, so that a mistyped name costs no new check.
    const proof = actor.kind === 'system' ? undefined : await needs.check.find(input.captcha)
    if (proof === null) return NOT_PASSED
    // Also for an address that has an account, so that the time tells nothing.
    const passwordHash = await needs.hasher.hash(input.password)
    return await needs.signUps.admit({ ...draft, passwordHash }, input.device, proof)
  },
)

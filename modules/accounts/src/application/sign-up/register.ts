import { PASSWORD_HASHER, useCase } from '@callboard/core'
import { register } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { CAPTCHA, COMMON_PASSWORDS } from '../ports/index.ts'
import { SignUps } from './sign-ups.ts'

const NOT_A_PERSON = {
  success: false,
  error: 'Captcha verfication failed. Refresh your browser and try again!',
}

/** The bot check is part of this very request and is used up by it. */
export const Register = useCase(
  register,
  { signUps: SignUps, hasher: PASSWORD_HASHER, captcha: CAPTCHA, common: COMMON_PASSWORDS },
  async ({ needs, input }) => {
    const draft = needs.signUps.draft({
      asked: input.user_type,
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: null,
    })
    requireGoodPassword(input.password, draft.email, needs.common)
    // After the checks of the input, so that a mistyped name costs no new check.
    if (!(await needs.captcha.verify(input.captcha ?? ''))) return NOT_A_PERSON
    const passwordHash = await needs.hasher.hash(input.password)
    return await needs.signUps.admit({ ...draft, passwordHash }, input.device)
  },
)

import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { register } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { CAPTCHA, PASSWORD_HASHER } from '../ports/index.ts'
import { SignUps } from './sign-ups.ts'

const NOT_A_PERSON = {
  success: false,
  error: 'Captcha verfication failed. Refresh your browser and try again!',
}

/** The bot check is part of this very request and is used up by it. */
export class Register extends useCase(register, {
  signUps: SignUps,
  hasher: PASSWORD_HASHER,
  captcha: CAPTCHA,
}) {
  async run(_actor: Actor, input: InputOf<typeof register>): Promise<ReplyOf<typeof register>> {
    const draft = this.needs.signUps.draft({
      asked: input.user_type,
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      googleSubject: null,
    })
    requireGoodPassword(input.password, draft.email)
    // After the checks of the input, so that a mistyped name costs no new check.
    if (!(await this.needs.captcha.verify(input.captcha ?? ''))) return NOT_A_PERSON
    const passwordHash = await this.needs.hasher.hash(input.password)
    return await this.needs.signUps.admit({ ...draft, passwordHash }, input.device)
  }
}

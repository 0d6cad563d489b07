import { type Actor, broken, type Clock, type SecretHasher } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { resetPassword } from '../contract/index.ts'
import { requireGoodPassword } from '../domain/password-policy.ts'
import type { AccountsStore, PasswordHasher } from './ports/index.ts'
import type { SignIns } from './sign-ins.ts'

/** One text for a used, expired and forged link. */
const noGood = () =>
  broken('bad_reset_link', 'This link has been used or has expired. Please ask for a new one.')

/** Sets the password once per link and ends every sign-in of the user. */
export class ResetPassword {
  readonly #store: AccountsStore
  readonly #hasher: PasswordHasher
  readonly #secrets: SecretHasher
  readonly #clock: Clock
  readonly #signIns: SignIns

  constructor(
    store: AccountsStore,
    hasher: PasswordHasher,
    secrets: SecretHasher,
    clock: Clock,
    signIns: SignIns,
  ) {
    this.#store = store
    this.#hasher = hasher
    this.#secrets = secrets
    this.#clock = clock
    this.#signIns = signIns
  }

  async run(_actor: Actor, input: InputOf<typeof resetPassword>): Promise<ReplyOf<typeof resetPassword>> {
    const passwordHash = await this.#hasher.hash(input.password)
    const digest = this.#secrets.digest(input.token)
    const userId = await this.#store.write(async ({ users, signIns, passwordResets }, outbox) => {
      const reset = await passwordResets.take(digest)
      if (!reset || reset.expiresAt <= this.#clock.now()) throw noGood()
      const user = await users.lock(reset.userId)
      if (!user) throw noGood()
      requireGoodPassword(input.password, user.email)
      await users.save({ ...user, passwordHash })
      await passwordResets.endAll(user.id)
      await signIns.endAll(user.id)
      outbox.answer({ success: true })
      return user.id
    })
    this.#signIns.forget(userId)
    return { success: true }
  }
}

import { messageRequested } from '@callboard/admin/contract'
import type { Actor, Clock, Ids, SecretHasher } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { RESET_SECONDS, type requestPasswordReset } from '../contract/index.ts'
import { resetExpiry } from '../domain/password-reset.ts'
import { normalEmail } from '../domain/user.ts'
import type { AccountsStore } from './ports/index.ts'

/** Answers the same whether or not there is such an account. Only the newest link works. */
export class RequestPasswordReset {
  readonly #store: AccountsStore
  readonly #ids: Ids
  readonly #hasher: SecretHasher
  readonly #clock: Clock
  readonly #publicUrl: string

  constructor(store: AccountsStore, ids: Ids, hasher: SecretHasher, clock: Clock, publicUrl: string) {
    this.#store = store
    this.#ids = ids
    this.#hasher = hasher
    this.#clock = clock
    this.#publicUrl = publicUrl
  }

  async run(
    _actor: Actor,
    input: InputOf<typeof requestPasswordReset>,
  ): Promise<ReplyOf<typeof requestPasswordReset>> {
    const token = this.#ids.secret()
    return await this.#store.write(async ({ users, passwordResets }, outbox) => {
      const user = await users.byEmail(normalEmail(input.email))
      if (!user) return { success: true }
      const id = this.#ids.next()
      await passwordResets.endAll(user.id)
      await passwordResets.add({
        id,
        userId: user.id,
        digest: this.#hasher.digest(token),
        expiresAt: resetExpiry(this.#clock.now(), RESET_SECONDS),
      })
      outbox.publish(messageRequested, {
        key: `password-reset:${id}`,
        channel: 'email',
        template: 'RESET_PASSWORD',
        to: user.email,
        values: { LINK: `${this.#publicUrl}/reset-password?token=${token}` },
        about: { user_id: user.id },
      })
      return outbox.answer({ success: true })
    })
  }
}

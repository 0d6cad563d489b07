import { messageRequested } from '@callboard/admin/contract'
import { type Actor, CLOCK, IDS, PUBLIC_URL, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { RESET_SECONDS, requestPasswordReset } from '../../contract/index.ts'
import { resetExpiry } from '../../domain/password-reset.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

/** Answers the same whether or not there is such an account. Only the newest link works. */
export class RequestPasswordReset extends useCase(requestPasswordReset, {
  store: ACCOUNTS_STORE,
  ids: IDS,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof requestPasswordReset>,
  ): Promise<ReplyOf<typeof requestPasswordReset>> {
    const token = this.needs.ids.secret()
    return await this.needs.store.write(async ({ users, passwordResets }, outbox) => {
      const user = await users.byEmail(normalEmail(input.email))
      if (!user) return { success: true }
      const id = this.needs.ids.next()
      await passwordResets.endAll(user.id)
      await passwordResets.add({
        id,
        userId: user.id,
        digest: this.needs.hasher.digest(token),
        expiresAt: resetExpiry(this.needs.clock.now(), RESET_SECONDS),
      })
      outbox.publish(messageRequested, {
        key: `password-reset:${id}`,
        channel: 'email',
        template: 'RESET_PASSWORD',
        to: user.email,
        values: { LINK: `${this.needs.publicUrl}/reset-password?token=${token}` },
        about: { user_id: user.id },
      })
      return outbox.answer({ success: true })
    })
  }
}

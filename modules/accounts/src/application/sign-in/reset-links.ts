import { CLOCK, IDS, PUBLIC_URL, SECRET_HASHER, service } from '@callboard/core'
import { resetExpiry } from '../../domain/password-reset.ts'
import type { AccountsRepositories } from '../ports/index.ts'

/** Mailed links that set a new password once. Only the newest one of an account works. */
export class ResetLinks extends service({
  ids: IDS,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}) {
  async make(
    { passwordResets }: Pick<AccountsRepositories, 'passwordResets'>,
    userId: string,
    seconds: number,
  ): Promise<{ readonly id: string; readonly link: string }> {
    const token = this.needs.ids.secret()
    const id = this.needs.ids.next()
    await passwordResets.endAll(userId)
    await passwordResets.add({
      id,
      userId,
      digest: this.needs.hasher.digest(token),
      expiresAt: resetExpiry(this.needs.clock.now(), seconds),
    })
    return { id, link: `${this.needs.publicUrl}/reset-password?token=${token}` }
  }
}

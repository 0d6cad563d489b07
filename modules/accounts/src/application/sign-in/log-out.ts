import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { logout } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { SignIns } from './sign-ins.ts'

export class LogOut extends useCase(logout, { store: ACCOUNTS_STORE, signIns: SignIns }) {
  async run(actor: Actor): Promise<ReplyOf<typeof logout>> {
    const { userId, signInId } = signedIn(actor)
    await this.needs.store.write(({ signIns }) => signIns.end(signInId))
    this.needs.signIns.forget(userId)
    return { success: true }
  }
}

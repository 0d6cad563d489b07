import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { verifyToken } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { notSignedIn, signedIn } from '../profile/account-rights.ts'
import { ownAccount } from '../profile/user-view.ts'

export class VerifyToken extends useCase(verifyToken, { store: ACCOUNTS_STORE }) {
  async run(actor: Actor): Promise<ReplyOf<typeof verifyToken>> {
    const { userId } = signedIn(actor)
    const user = await this.needs.store.read(({ users }) => users.find(userId))
    if (!user) throw notSignedIn()
    return { user: ownAccount(user), token: null }
  }
}

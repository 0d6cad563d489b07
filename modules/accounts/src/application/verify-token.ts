import type { Actor } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { verifyToken } from '../contract/index.ts'
import { notSignedIn, signedIn } from './account-rights.ts'
import type { AccountsStore } from './ports/index.ts'
import { ownAccount } from './user-view.ts'

export class VerifyToken {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(actor: Actor): Promise<ReplyOf<typeof verifyToken>> {
    const { userId } = signedIn(actor)
    const user = await this.#store.read(({ users }) => users.find(userId))
    if (!user) throw notSignedIn()
    return { user: ownAccount(user), token: null }
  }
}

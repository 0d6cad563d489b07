import type { Actor } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { whoAmI } from '../contract/index.ts'
import type { AccountsStore } from './ports/index.ts'
import { ownAccount } from './user-view.ts'

export class WhoAmI {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(actor: Actor): Promise<ReplyOf<typeof whoAmI>> {
    if (actor.kind !== 'user') return { user: null }
    const user = await this.#store.read(({ users }) => users.find(actor.userId))
    return { user: user && ownAccount(user) }
  }
}

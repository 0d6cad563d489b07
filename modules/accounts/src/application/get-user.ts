import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getUser } from '../contract/index.ts'
import { mayEdit } from './account-rights.ts'
import type { AccountsStore } from './ports/index.ts'
import { ownAccount } from './user-view.ts'

export class GetUser {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(actor: Actor, { id }: InputOf<typeof getUser>): Promise<ReplyOf<typeof getUser>> {
    const user = mayEdit(actor, id) ? await this.#store.read(({ users }) => users.find(id)) : null
    if (!user) throw missing('The account')
    return ownAccount(user)
  }
}

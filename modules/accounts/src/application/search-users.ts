import { type Actor, denied, isStaff } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { searchUsers } from '../contract/index.ts'
import type { AccountsStore } from './ports/index.ts'
import { userSummary } from './user-view.ts'

const LIMIT = 20

export class SearchUsers {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof searchUsers>): Promise<ReplyOf<typeof searchUsers>> {
    if (!isStaff(actor)) throw denied()
    const prefix = input.email.trim().toLowerCase()
    if (prefix.length < 2) return []
    const found = await this.#store.read(({ users }) => users.search({ prefix, userType: input.type }, LIMIT))
    return found.map(userSummary)
  }
}

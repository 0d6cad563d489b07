import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listUsers } from '../contract/index.ts'
import { checkAdministers } from './account-rights.ts'
import type { AccountsStore } from './ports/index.ts'
import { ownAccount } from './user-view.ts'

const PAGE = 20

export class ListUsers {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof listUsers>): Promise<ReplyOf<typeof listUsers>> {
    checkAdministers(actor)
    const limit = input.limit ?? PAGE
    const by = { prefix: input.email?.trim().toLowerCase() ?? '', userType: input.user_type }
    const found = await this.#store.read(({ users }) => users.page(by, input.skip ?? 0, limit + 1))
    return { users: found.slice(0, limit).map(ownAccount), has_more: found.length > limit }
  }
}

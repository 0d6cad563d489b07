import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listUsers } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers } from './account-rights.ts'
import { ownAccount } from './user-view.ts'

const PAGE = 20

export class ListUsers extends useCase(listUsers, { store: ACCOUNTS_STORE }) {
  async run(actor: Actor, input: InputOf<typeof listUsers>): Promise<ReplyOf<typeof listUsers>> {
    checkAdministers(actor)
    const limit = input.limit ?? PAGE
    const by = { prefix: input.email?.trim().toLowerCase() ?? '', userType: input.user_type }
    const found = await this.needs.store.read(({ users }) => users.page(by, input.skip ?? 0, limit + 1))
    return { users: found.slice(0, limit).map(ownAccount), has_more: found.length > limit }
  }
}

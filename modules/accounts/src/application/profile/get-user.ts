import { type Actor, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ownAccount } from './user-view.ts'

export class GetUser extends useCase(getUser, { store: ACCOUNTS_STORE }) {
  async run(_actor: Actor, { id }: InputOf<typeof getUser>): Promise<ReplyOf<typeof getUser>> {
    const user = await this.needs.store.read(({ users }) => users.find(id))
    if (!user) throw missing('The account')
    return ownAccount(user)
  }
}

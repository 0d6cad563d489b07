import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { whoAmI } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ownAccount } from '../profile/user-view.ts'

export class WhoAmI extends useCase(whoAmI, { store: ACCOUNTS_STORE }) {
  async run(actor: Actor): Promise<ReplyOf<typeof whoAmI>> {
    if (actor.kind !== 'user') return { user: null }
    const user = await this.needs.store.read(({ users }) => users.find(actor.userId))
    return { user: user && ownAccount(user) }
  }
}

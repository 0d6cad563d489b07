import { type Actor, UNDO_SECONDS, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { whoAmI } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ownAccount } from '../profile/user-view.ts'

export class WhoAmI extends useCase(whoAmI, { store: ACCOUNTS_STORE, undoSeconds: UNDO_SECONDS }) {
  async run(actor: Actor): Promise<ReplyOf<typeof whoAmI>> {
    const undo_seconds = this.needs.undoSeconds
    if (actor.kind !== 'user') return { user: null, undo_seconds }
    const user = await this.needs.store.read(({ users }) => users.find(actor.userId))
    return { user: user && ownAccount(user), undo_seconds }
  }
}

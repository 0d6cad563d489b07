import { accountDeleted } from '@callboard/accounts/contract'
import { type Actor, denied, eventHandler, type PayloadOf } from '@callboard/core'
import { FREELANCERS_STORE } from './ports/index.ts'

/** Drops the person's profile, and the person from the lists of other profiles. */
export class OnAccountDeleted extends eventHandler(accountDeleted, 'freelancers.erase-profile', {
  store: FREELANCERS_STORE,
}) {
  async run(actor: Actor, { user_id }: PayloadOf<typeof accountDeleted>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    await this.needs.store.write(({ profiles }) => profiles.erase(user_id))
  }
}

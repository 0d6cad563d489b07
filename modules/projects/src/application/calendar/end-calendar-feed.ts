import { accountDeleted } from '@callboard/accounts/contract'
import { type Actor, denied, eventHandler, type PayloadOf } from '@callboard/core'
import { PROJECTS_STORE } from '../ports/index.ts'

/** Drops the address of the person's feed. */
export class EndCalendarFeed extends eventHandler(accountDeleted, 'projects.end-calendar-feed', {
  store: PROJECTS_STORE,
}) {
  async run(actor: Actor, { user_id }: PayloadOf<typeof accountDeleted>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    await this.needs.store.write(({ feeds }) => feeds.remove(user_id))
  }
}

import { accountDeleted } from '@callboard/accounts/contract'
import { denied, eventHandler } from '@callboard/core'
import { PROJECTS_STORE } from '../ports/index.ts'

/** Drops the address of the person's feed. */
export const EndCalendarFeed = eventHandler(
  accountDeleted,
  'projects.end-calendar-feed',
  { store: PROJECTS_STORE },
  async ({ needs, actor, payload: { user_id } }) => {
    if (actor.kind !== 'system') throw denied()
    await needs.store.write(({ feeds }) => feeds.remove(user_id))
  },
)

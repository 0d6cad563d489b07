import { accountDeleted } from '@callboard/accounts/contract'
import { denied, eventHandler } from '@callboard/core'
import { FREELANCERS_STORE } from './ports/index.ts'
import { RequestDesk } from './requests/request-desk.ts'

/** Drops the person's profile and requests, and the person from the lists of other profiles; who stood second comes first. */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'freelancers.erase-profile',
  { store: FREELANCERS_STORE, desk: RequestDesk },
  async ({ needs, actor, payload: { user_id } }) => {
    if (actor.kind !== 'system') throw denied()
    const sessions = await needs.store.read(({ requests }) => requests.sessionsOf(user_id))
    for (const id of sessions) await needs.desk.open(id, (open) => open.erase(user_id))
    await needs.store.write(async ({ profiles, requests }) => {
      await profiles.erase(user_id)
      await requests.erase(user_id)
    })
  },
)

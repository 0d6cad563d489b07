import { accountDeleted } from '@callboard/accounts/contract'
import { denied, eventHandler } from '@callboard/core'
import { FREELANCERS_STORE } from './ports/index.ts'

/** Drops the person's profile, and the person from the lists of other profiles. */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'freelancers.erase-profile',
  { store: FREELANCERS_STORE },
  async ({ needs, actor, payload: { user_id } }) => {
    if (actor.kind !== 'system') throw denied()
    await needs.store.write(({ profiles }) => profiles.erase(user_id))
  },
)

import { eventHandler } from '@callboard/core'
import { sessionDeleted } from '@callboard/projects/contract'
import { DayKeeper } from './day-keeper.ts'

/** Cancels the appointments still to come. */
export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'scheduling.cancel-session',
  { days: DayKeeper },
  async ({ needs, payload: { session_id } }) => {
    await needs.days.settleSession(session_id)
  },
)

import { eventHandler } from '@callboard/core'
import { sessionChanged } from '@callboard/projects/contract'
import { DayKeeper } from './day-keeper.ts'

export const OnSessionChanged = eventHandler(
  sessionChanged,
  'scheduling.follow-session',
  { days: DayKeeper },
  async ({ needs, payload: { session_id } }) => {
    await needs.days.settleSession(session_id)
  },
)

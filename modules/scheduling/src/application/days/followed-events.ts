import { accountDeleted } from '@callboard/accounts/contract'
import { eventHandler } from '@callboard/core'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { DayKeeper } from './day-keeper.ts'
import { ForgottenTalent } from './forgotten-talent.ts'

export const OnSessionChanged = eventHandler(
  sessionChanged,
  'scheduling.follow-session',
  { days: DayKeeper },
  async ({ needs, payload: { session_id, by } }) => {
    await needs.days.settleSession(session_id, by)
  },
)

/** Cancels the appointments still to come. */
export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'scheduling.cancel-session',
  { days: DayKeeper },
  async ({ needs, payload: { session_id } }) => {
    await needs.days.settleSession(session_id)
  },
)

/** Cancels the appointments still to come, also of a project that was restored before this runs. */
export const OnProjectArchived = eventHandler(
  projectArchived,
  'scheduling.cancel-project',
  { days: DayKeeper, sessions: SESSION_DIRECTORY },
  async ({ needs, payload: { project_id, by } }) => {
    const sessions = await needs.sessions.byProject(project_id)
    for (const { id } of sessions) await needs.days.settleSession(id, by)
  },
)

export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'scheduling.forget-talent',
  { talent: ForgottenTalent },
  async ({ needs, payload: { user_id } }) => {
    await needs.talent.forget(user_id)
  },
)

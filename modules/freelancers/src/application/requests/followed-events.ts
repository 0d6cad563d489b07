import { eventHandler } from '@callboard/core'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { RequestDesk } from './request-desk.ts'

export const OnSessionChanged = eventHandler(
  sessionChanged,
  'freelancers.follow-session',
  { desk: RequestDesk },
  async ({ needs, payload: { session_id } }) => {
    await needs.desk.settle(session_id)
  },
)

/** Whoever was asked or booked is released. */
export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'freelancers.release-session',
  { desk: RequestDesk },
  async ({ needs, payload: { session_id } }) => {
    await needs.desk.settle(session_id)
  },
)

/** Whoever was asked and is not booked is released, also from a project that was restored before this runs. */
export const OnProjectArchived = eventHandler(
  projectArchived,
  'freelancers.release-project',
  { desk: RequestDesk, sessions: SESSION_DIRECTORY },
  async ({ needs, payload: { project_id } }) => {
    for (const { id, lastArchivedAt } of await needs.sessions.byProject(project_id)) {
      await needs.desk.settle(id, lastArchivedAt)
    }
  },
)

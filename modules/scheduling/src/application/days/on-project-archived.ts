import { eventHandler } from '@callboard/core'
import { projectArchived } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { DayKeeper } from './day-keeper.ts'

/** Cancels the appointments still to come. */
export const OnProjectArchived = eventHandler(
  projectArchived,
  'scheduling.cancel-project',
  { days: DayKeeper, sessions: SESSION_DIRECTORY },
  async ({ needs, payload: { project_id } }) => {
    const sessions = await needs.sessions.byProject(project_id)
    for (const { id } of sessions) await needs.days.settleSession(id)
  },
)

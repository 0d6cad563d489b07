import { CLOCK, eventHandler, jobHandler, UNDO_SECONDS } from '@callboard/core'
import { projectArchived, sessionChanged, sessionDeleted } from '@callboard/projects/contract'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { followSession } from '../jobs.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'
import { RequestDesk } from './request-desk.ts'

/**
 * Not at once: dates that are changed twice in a row are told once. What is decided of a request in between follows the
 * session first, as ever.
 */
export const OnSessionChanged = eventHandler(
  sessionChanged,
  'freelancers.follow-session',
  { store: FREELANCERS_STORE, clock: CLOCK, undoSeconds: UNDO_SECONDS },
  async ({ needs, payload: { session_id } }) => {
    const { store, clock, undoSeconds } = needs
    await store.write(async ({ requests }, outbox) => {
      const [any] = await requests.page({ sessionId: session_id }, 0, 1)
      const at = new Date(clock.now().getTime() + undoSeconds * 1000)
      if (any) outbox.enqueue(followSession, { session_id }, { at })
    })
  },
)

export const FollowSession = jobHandler(
  followSession,
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

import { CLOCK, eventHandler } from '@callboard/core'
import { clientEntered } from '@callboard/lobby/contract'
import { PROJECTS_STORE } from '../ports/index.ts'

/** Keeps the viewers of a session for its staff. */
export const OnClientEntered = eventHandler(
  clientEntered,
  'projects.note-viewer',
  { store: PROJECTS_STORE, clock: CLOCK },
  async ({ needs, payload: { session_id, user_id } }) => {
    const viewer = { sessionId: session_id, userId: user_id, enteredAt: needs.clock.now() }
    await needs.store.write(({ viewers }) => viewers.note(viewer))
  },
)

import { type Actor, CLOCK, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { clientEntered } from '@callboard/lobby/contract'
import { PROJECTS_STORE } from '../ports/index.ts'

/** Keeps the viewers of a session for its staff. */
export class OnClientEntered extends eventHandler(clientEntered, 'projects.note-viewer', {
  store: PROJECTS_STORE,
  clock: CLOCK,
}) {
  async run(_actor: Actor, { session_id, user_id }: PayloadOf<typeof clientEntered>): Promise<void> {
    const viewer = { sessionId: session_id, userId: user_id, enteredAt: this.needs.clock.now() }
    await this.needs.store.write(({ viewers }) => viewers.note(viewer))
  }
}

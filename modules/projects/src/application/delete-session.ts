import { type Actor, type Clock, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type deleteSession, sessionDeleted } from '../contract/index.ts'
import type { ProjectsStore } from './ports/index.ts'
import { staffedSession } from './session-rights.ts'

export class DeleteSession {
  readonly #store: ProjectsStore
  readonly #clock: Clock

  constructor(store: ProjectsStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof deleteSession>): Promise<ReplyOf<typeof deleteSession>> {
    return await this.#store.write(async (repositories, outbox) => {
      const { session, owns } = await staffedSession(repositories, actor, input.id, 'locked')
      if (!owns) throw denied()
      await repositories.sessions.save({
        ...session,
        deletedAt: this.#clock.now(),
        version: session.version + 1,
      })
      outbox.publish(sessionDeleted, { session_id: session.id, project_id: session.projectId })
      return outbox.answer({ success: true })
    })
  }
}

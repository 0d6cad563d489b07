import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { restrictSession } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

/** Works at once, also for those who are watching. The version stays: a form of the session does not hold this. */
export class RestrictSession extends useCase(restrictSession, { store: PROJECTS_STORE }) {
  async run(
    actor: Actor,
    { id, restrict }: InputOf<typeof restrictSession>,
  ): Promise<ReplyOf<typeof restrictSession>> {
    return await this.needs.store.write(async (repositories) => {
      const { session } = await staffedSession(repositories, actor, id, 'locked')
      await repositories.sessions.restrict(session, restrict)
      return { private_users: restrict }
    })
  }
}

import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getSession } from '../contract/index.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'
import { staffedSession } from './session-rights.ts'
import { sessionView } from './session-view.ts'

export class GetSession {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof getSession>): Promise<ReplyOf<typeof getSession>> {
    const staffed = await this.#store.read((repositories) =>
      staffedSession(repositories, actor, input.id, 'find'),
    )
    return await sessionView(this.#users, staffed)
  }
}

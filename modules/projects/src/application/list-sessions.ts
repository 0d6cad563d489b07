import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listSessions } from '../contract/index.ts'
import { runsSession } from '../domain/session.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'
import { ownsProject, signedIn, workedOn } from './project-access.ts'
import { sessionViews } from './session-view.ts'

export class ListSessions {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof listSessions>): Promise<ReplyOf<typeof listSessions>> {
    const user = signedIn(actor)
    const staffed = await this.#store.read(async (repositories) => {
      const project = await workedOn(repositories, user, await repositories.projects.find(input.id))
      const owns = ownsProject(user, project)
      const sessions = await repositories.sessions.ofProject(project.id)
      return sessions
        .filter((session) => owns || runsSession(session, user.userId))
        .map((session) => ({ session, project, owns }))
    })
    return await sessionViews(this.#users, staffed)
  }
}

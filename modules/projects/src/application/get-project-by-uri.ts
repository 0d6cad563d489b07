import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getProjectByUri } from '../contract/index.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'
import { workedOn } from './project-access.ts'
import { projectView } from './project-view.ts'

export class GetProjectByUri {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof getProjectByUri>): Promise<ReplyOf<typeof getProjectByUri>> {
    const project = await this.#store.read(async (repositories) =>
      workedOn(repositories, actor, await repositories.projects.findByUri(input.uri)),
    )
    return await projectView(this.#store, this.#users, actor, project)
  }
}

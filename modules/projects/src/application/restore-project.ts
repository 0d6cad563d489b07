import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { restoreProject } from '../contract/index.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'

export class RestoreProject {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof restoreProject>): Promise<ReplyOf<typeof restoreProject>> {
    return await changeProject(this.#store, this.#users, actor, input.id, (project) =>
      project.archived ? { ...project, archived: false } : project,
    )
  }
}

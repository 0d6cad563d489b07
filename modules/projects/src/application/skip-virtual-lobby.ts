import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { skipVirtualLobby } from '../contract/index.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'

export class SkipVirtualLobby {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(
    actor: Actor,
    input: InputOf<typeof skipVirtualLobby>,
  ): Promise<ReplyOf<typeof skipVirtualLobby>> {
    return await changeProject(this.#store, this.#users, actor, input.id, (project) =>
      project.skipVirtualLobby === input.skip_virtual_lobby
        ? project
        : { ...project, skipVirtualLobby: input.skip_virtual_lobby },
    )
  }
}

import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { removeRole } from '../contract/index.ts'
import { withoutRole } from '../domain/roles.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'

export class RemoveRole {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof removeRole>): Promise<ReplyOf<typeof removeRole>> {
    return await changeProject(this.#store, this.#users, actor, input.id, (project) => ({
      ...project,
      roles: withoutRole(project.roles, input.role),
    }))
  }
}

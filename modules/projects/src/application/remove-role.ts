import type { Actor, UnitOfWork } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { removeRole } from '../contract/index.ts'
import { withoutRole } from '../domain/roles.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsRepositories, UserDirectory } from './ports/index.ts'

export class RemoveRole {
  readonly #store: UnitOfWork<ProjectsRepositories>
  readonly #users: UserDirectory

  constructor(store: UnitOfWork<ProjectsRepositories>, users: UserDirectory) {
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

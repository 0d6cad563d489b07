import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type addRole, MOST_ROLES } from '../contract/index.ts'
import { withRole } from '../domain/roles.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'

export class AddRole {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof addRole>): Promise<ReplyOf<typeof addRole>> {
    return await changeProject(this.#store, this.#users, actor, input.id, (project) => ({
      ...project,
      roles: withRole(project.roles, input.role, MOST_ROLES),
    }))
  }
}

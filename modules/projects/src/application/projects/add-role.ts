import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { addRole, MOST_ROLES } from '../../contract/index.ts'
import { withRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class AddRole extends useCase(addRole, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof addRole>): Promise<ReplyOf<typeof addRole>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) => ({
      ...project,
      roles: withRole(project.roles, input.role, MOST_ROLES),
    }))
  }
}

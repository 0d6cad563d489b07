import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeRole } from '../../contract/index.ts'
import { withoutRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class RemoveRole extends useCase(removeRole, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof removeRole>): Promise<ReplyOf<typeof removeRole>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) => ({
      ...project,
      roles: withoutRole(project.roles, input.role),
    }))
  }
}

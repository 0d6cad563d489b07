import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeRole } from '../../contract/index.ts'
import { withoutRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'
import { RoleUse } from './role-use.ts'

export class RemoveRole extends useCase(removeRole, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
  use: RoleUse,
}) {
  async run(actor: Actor, input: InputOf<typeof removeRole>): Promise<ReplyOf<typeof removeRole>> {
    const { store, users, use } = this.needs
    return await changeProject(store, users, actor, input.id, async (project, _outbox, repositories) => {
      const roles = withoutRole(project.roles, input.role)
      await use.requireUnused(repositories, project, roles)
      return { ...project, roles }
    })
  }
}

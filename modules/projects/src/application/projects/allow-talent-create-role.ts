import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { allowTalentCreateRole } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class AllowTalentCreateRole extends useCase(allowTalentCreateRole, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof allowTalentCreateRole>,
  ): Promise<ReplyOf<typeof allowTalentCreateRole>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) =>
      project.allowTalentCreateRole === input.allow
        ? project
        : { ...project, allowTalentCreateRole: input.allow },
    )
  }
}

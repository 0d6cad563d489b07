import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { restoreProject } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class RestoreProject extends useCase(restoreProject, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(actor: Actor, input: InputOf<typeof restoreProject>): Promise<ReplyOf<typeof restoreProject>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) =>
      project.archived ? { ...project, archived: false } : project,
    )
  }
}

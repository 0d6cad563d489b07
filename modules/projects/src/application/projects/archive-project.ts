import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { archiveProject, projectArchived } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class ArchiveProject extends useCase(archiveProject, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(actor: Actor, input: InputOf<typeof archiveProject>): Promise<ReplyOf<typeof archiveProject>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project, outbox) => {
      if (project.archived) return project
      outbox.publish(projectArchived, { project_id: project.id })
      return { ...project, archived: true }
    })
  }
}

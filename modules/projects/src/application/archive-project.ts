import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type archiveProject, projectArchived } from '../contract/index.ts'
import { changeProject } from './change-project.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'

export class ArchiveProject {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory

  constructor(store: ProjectsStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor, input: InputOf<typeof archiveProject>): Promise<ReplyOf<typeof archiveProject>> {
    return await changeProject(this.#store, this.#users, actor, input.id, (project, outbox) => {
      if (project.archived) return project
      outbox.publish(projectArchived, { project_id: project.id })
      return { ...project, archived: true }
    })
  }
}

import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, denied, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listProjects } from '../../contract/index.ts'
import { PROJECTS_STORE, type ProjectPage } from '../ports/index.ts'
import { projectViews } from './project-view.ts'

const PAGE_SIZE = 10

function whose(actor: Actor): ProjectPage['of'] {
  if (actor.kind !== 'user') throw denied()
  switch (actor.userType) {
    case 'super_admin':
      return undefined
    case 'casting_director':
    case 'session_manager':
      return { userId: actor.userId, as: actor.userType }
    default:
      throw denied()
  }
}

export class ListProjects extends useCase(listProjects, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof listProjects>): Promise<ReplyOf<typeof listProjects>> {
    const page: ProjectPage = {
      skip: input.skip ?? 0,
      take: input.take ?? PAGE_SIZE,
      archived: input.archived ?? false,
      name: input.name?.trim() || undefined,
      id: input._id,
      of: whose(actor),
    }
    const { projects, count } = await this.needs.store.read((repositories) =>
      repositories.projects.page(page),
    )
    return { studios: await projectViews(this.needs.store, this.needs.users, actor, projects), count }
  }
}

import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getProjectByUri } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { projectView } from './project-view.ts'

export class GetProjectByUri extends useCase(getProjectByUri, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    _input: InputOf<typeof getProjectByUri>,
    { project: { id } }: SubjectOf<typeof getProjectByUri>,
  ): Promise<ReplyOf<typeof getProjectByUri>> {
    const project = await this.needs.store.read(({ projects }) => projects.find(id))
    if (!project) throw missing('This project')
    return await projectView(this.needs.store, this.needs.users, actor, project)
  }
}

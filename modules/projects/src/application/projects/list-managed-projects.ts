import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listManagedProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf, projectPage } from './project-page.ts'

export class ListManagedProjects extends useCase(listManagedProjects, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof listManagedProjects>,
  ): Promise<ReplyOf<typeof listManagedProjects>> {
    const of = { userId: signedIn(actor).userId, as: 'session_manager' } as const
    return await projectPage(this.needs, actor, { ...pageOf(input), of })
  }
}

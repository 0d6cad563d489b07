import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listDirectorsProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf, projectPage } from './project-page.ts'

/** A super admin names the casting director, and without a name gets the projects of all. */
export class ListDirectorsProjects extends useCase(listDirectorsProjects, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof listDirectorsProjects>,
  ): Promise<ReplyOf<typeof listDirectorsProjects>> {
    const { userId, userType } = signedIn(actor)
    const director = userType === 'super_admin' ? input.user_id : userId
    return await projectPage(this.needs, actor, {
      ...pageOf(input),
      archived: undefined,
      invoiced: input.invoiced,
      of: director === undefined ? undefined : { userId: director, as: 'owner' },
    })
  }
}

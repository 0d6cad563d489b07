import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listDirectorsProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf, projectPage } from './project-page.ts'

/** A super admin names the casting director, and without a name gets the projects of all. */
export const ListDirectorsProjects = useCase(
  listDirectorsProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const { userId, userType } = signedIn(actor)
    const director = userType === 'super_admin' ? input.user_id : userId
    return await projectPage(needs, actor, {
      ...pageOf(input),
      archived: undefined,
      invoiced: input.invoiced,
      of: director === undefined ? undefined : { userId: director, as: 'owner' },
    })
  },
)

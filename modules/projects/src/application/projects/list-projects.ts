import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listDirectorsProjects, listManagedProjects, listProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf, projectPage, staffMember } from './project-page.ts'

export const ListProjects = useCase(
  listProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) => projectPage(needs, actor, { ...pageOf(input), of: staffMember(actor) }),
)

export const ListManagedProjects = useCase(
  listManagedProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const of = { userId: signedIn(actor).userId, as: 'session_manager' } as const
    return await projectPage(needs, actor, { ...pageOf(input), of })
  },
)

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

import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listManagedProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf, projectPage } from './project-page.ts'

export const ListManagedProjects = useCase(
  listManagedProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const of = { userId: signedIn(actor).userId, as: 'session_manager' } as const
    return await projectPage(needs, actor, { ...pageOf(input), of })
  },
)

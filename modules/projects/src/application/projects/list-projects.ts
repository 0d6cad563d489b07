import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { pageOf, projectPage, staffMember } from './project-page.ts'

export const ListProjects = useCase(
  listProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) => projectPage(needs, actor, { ...pageOf(input), of: staffMember(actor) }),
)

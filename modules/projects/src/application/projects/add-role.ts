import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { addRole, MOST_ROLES } from '../../contract/index.ts'
import { withRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export const AddRole = useCase(
  addRole,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) => ({
      ...project,
      roles: withRole(project.roles, input.role, MOST_ROLES),
    })),
)

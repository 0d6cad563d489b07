import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { addRole, MOST_ROLES, removeRole } from '../../contract/index.ts'
import { withoutRole, withRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'
import { RoleUse } from './role-use.ts'

export const AddRole = useCase(
  addRole,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) => ({
      ...project,
      roles: withRole(project.roles, input.role, MOST_ROLES),
    })),
)

export const RemoveRole = useCase(
  removeRole,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, use: RoleUse },
  ({ needs: { store, users, use }, actor, input }) =>
    changeProject(store, users, actor, input.id, async (project, _outbox, repositories) => {
      const roles = withoutRole(project.roles, input.role)
      await use.requireUnused(repositories, project, roles)
      return { ...project, roles }
    }),
)

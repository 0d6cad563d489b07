import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { removeRole } from '../../contract/index.ts'
import { withoutRole } from '../../domain/roles.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'
import { RoleUse } from './role-use.ts'

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

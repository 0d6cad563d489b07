import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { allowTalentCreateRole, skipVirtualLobby, virtualLobbySwitched } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export const AllowTalentCreateRole = useCase(
  allowTalentCreateRole,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) =>
      project.allowTalentCreateRole === input.allow
        ? project
        : { ...project, allowTalentCreateRole: input.allow },
    ),
)

export const SkipVirtualLobby = useCase(
  skipVirtualLobby,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project, outbox) => {
      if (project.skipVirtualLobby === input.skip_virtual_lobby) return project
      outbox.publish(virtualLobbySwitched, { project_id: project.id })
      return { ...project, skipVirtualLobby: input.skip_virtual_lobby }
    }),
)

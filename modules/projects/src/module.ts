import { CLOCK, type Clock, IDS, type Ids, type UnitOfWork } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { AddRole } from './application/add-role.ts'
import { ArchiveProject } from './application/archive-project.ts'
import { CreateProject } from './application/create-project.ts'
import { CreateSession } from './application/create-session.ts'
import { DeleteProject } from './application/delete-project.ts'
import { DeleteSession } from './application/delete-session.ts'
import { GenerateProjectUri } from './application/generate-project-uri.ts'
import { GetProjectByUri } from './application/get-project-by-uri.ts'
import { GetPublicSession } from './application/get-public-session.ts'
import { GetSession } from './application/get-session.ts'
import { ListProjects } from './application/list-projects.ts'
import { ListSessions } from './application/list-sessions.ts'
import {
  PROJECTS_STORE,
  PROJECTS_USERS,
  type ProjectsRepositories,
  type UserDirectory,
} from './application/ports/index.ts'
import { RemoveRole } from './application/remove-role.ts'
import { RestoreProject } from './application/restore-project.ts'
import { SessionAccess } from './application/session-access.ts'
import { SessionDirectory } from './application/session-directory.ts'
import { SkipVirtualLobby } from './application/skip-virtual-lobby.ts'
import { UpdateProject } from './application/update-project.ts'
import { UpdateSession } from './application/update-session.ts'

type Store = UnitOfWork<ProjectsRepositories>

const withUsers = [
  ListProjects,
  GetProjectByUri,
  UpdateProject,
  ArchiveProject,
  RestoreProject,
  SkipVirtualLobby,
  AddRole,
  RemoveRole,
  GetSession,
  ListSessions,
] as const
const makers = [CreateProject, CreateSession, UpdateSession] as const
const deleters = [DeleteProject, DeleteSession] as const
const queries = [SessionAccess, SessionDirectory] as const

export const projectsModule = new ContainerModule(({ bind }) => {
  for (const Query of queries) {
    bind<SessionAccess | SessionDirectory>(Query).toResolvedValue(
      (store: Store) => new Query(store),
      [PROJECTS_STORE],
    )
  }
  for (const UseCase of withUsers) {
    bind<object>(UseCase).toResolvedValue(
      (store: Store, users: UserDirectory) => new UseCase(store, users),
      [PROJECTS_STORE, PROJECTS_USERS],
    )
  }
  for (const UseCase of makers) {
    bind<object>(UseCase).toResolvedValue(
      (store: Store, users: UserDirectory, ids: Ids, clock: Clock) => new UseCase(store, users, ids, clock),
      [PROJECTS_STORE, PROJECTS_USERS, IDS, CLOCK],
    )
  }
  for (const UseCase of deleters) {
    bind<object>(UseCase).toResolvedValue(
      (store: Store, clock: Clock) => new UseCase(store, clock),
      [PROJECTS_STORE, CLOCK],
    )
  }
  bind(GenerateProjectUri).toResolvedValue((ids: Ids) => new GenerateProjectUri(ids), [IDS])
  bind(GetPublicSession).toResolvedValue(
    (directory: SessionDirectory) => new GetPublicSession(directory),
    [SessionDirectory],
  )
})

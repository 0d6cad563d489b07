import { CLOCK, IDS, making } from '@callboard/core'
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
import { PROJECTS_OWN_TEXTS, PROJECTS_STORE, PROJECTS_USER_DIRECTORY } from './application/ports/index.ts'
import { RemoveRole } from './application/remove-role.ts'
import { RestoreProject } from './application/restore-project.ts'
import { SessionAccess } from './application/session-access.ts'
import { SessionDirectory } from './application/session-directory.ts'
import { SkipVirtualLobby } from './application/skip-virtual-lobby.ts'
import { UpdateProject } from './application/update-project.ts'
import { UpdateSession } from './application/update-session.ts'

export const projectsModule = new ContainerModule(({ bind }) => {
  bind(SessionDirectory).toResolvedValue(making(SessionDirectory), [PROJECTS_STORE])
  bind(SessionAccess).toResolvedValue(making(SessionAccess), [PROJECTS_STORE, SessionDirectory])

  bind(ListProjects).toResolvedValue(making(ListProjects), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(GetProjectByUri).toResolvedValue(making(GetProjectByUri), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(GenerateProjectUri).toResolvedValue(making(GenerateProjectUri), [IDS])
  bind(CreateProject).toResolvedValue(making(CreateProject), [
    PROJECTS_STORE,
    PROJECTS_USER_DIRECTORY,
    PROJECTS_OWN_TEXTS,
    IDS,
    CLOCK,
  ])
  bind(UpdateProject).toResolvedValue(making(UpdateProject), [
    PROJECTS_STORE,
    PROJECTS_USER_DIRECTORY,
    PROJECTS_OWN_TEXTS,
  ])
  bind(ArchiveProject).toResolvedValue(making(ArchiveProject), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(RestoreProject).toResolvedValue(making(RestoreProject), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(SkipVirtualLobby).toResolvedValue(making(SkipVirtualLobby), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(AddRole).toResolvedValue(making(AddRole), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(RemoveRole).toResolvedValue(making(RemoveRole), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(DeleteProject).toResolvedValue(making(DeleteProject), [PROJECTS_STORE, CLOCK])

  bind(CreateSession).toResolvedValue(making(CreateSession), [
    PROJECTS_STORE,
    PROJECTS_USER_DIRECTORY,
    IDS,
    CLOCK,
  ])
  bind(UpdateSession).toResolvedValue(making(UpdateSession), [
    PROJECTS_STORE,
    PROJECTS_USER_DIRECTORY,
    IDS,
    CLOCK,
  ])
  bind(GetSession).toResolvedValue(making(GetSession), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(ListSessions).toResolvedValue(making(ListSessions), [PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
  bind(GetPublicSession).toResolvedValue(making(GetPublicSession), [SessionDirectory])
  bind(DeleteSession).toResolvedValue(making(DeleteSession), [PROJECTS_STORE, CLOCK])
})

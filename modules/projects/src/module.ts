import { defineModule, provide } from '@callboard/core'
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
import { RemoveRole } from './application/remove-role.ts'
import { RestoreProject } from './application/restore-project.ts'
import { StoredSessionDirectory } from './application/session-directory.ts'
import { SkipVirtualLobby } from './application/skip-virtual-lobby.ts'
import { UpdateProject } from './application/update-project.ts'
import { UpdateSession } from './application/update-session.ts'
import { projectSubjects, SESSION_DIRECTORY } from './queries/index.ts'

export const projectsModule = defineModule({
  name: 'projects',
  useCases: [
    ListProjects,
    CreateProject,
    UpdateProject,
    GetProjectByUri,
    GenerateProjectUri,
    ArchiveProject,
    RestoreProject,
    DeleteProject,
    SkipVirtualLobby,
    AddRole,
    RemoveRole,
    CreateSession,
    UpdateSession,
    GetSession,
    GetPublicSession,
    ListSessions,
    DeleteSession,
  ],
  subjects: projectSubjects,
  queries: [provide(SESSION_DIRECTORY, StoredSessionDirectory)],
})

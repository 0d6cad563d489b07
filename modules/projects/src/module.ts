import { defineModule, provide } from '@callboard/core'
import { AddRole } from './application/projects/add-role.ts'
import { AllowTalentCreateRole } from './application/projects/allow-talent-create-role.ts'
import { ArchiveProject } from './application/projects/archive-project.ts'
import { Attention } from './application/projects/attention.ts'
import { CreateProject } from './application/projects/create-project.ts'
import { DeleteProject } from './application/projects/delete-project.ts'
import { GenerateJitsiKey } from './application/projects/generate-jitsi-key.ts'
import { GenerateProjectUri } from './application/projects/generate-project-uri.ts'
import { GetLogo } from './application/projects/get-logo.ts'
import { GetProjectByUri } from './application/projects/get-project-by-uri.ts'
import { GetProjectUri } from './application/projects/get-project-uri.ts'
import { GetProjectsAttention } from './application/projects/get-projects-attention.ts'
import { GetPublicProject } from './application/projects/get-public-project.ts'
import { ListClientProjects } from './application/projects/list-client-projects.ts'
import { ListDirectorsProjects } from './application/projects/list-directors-projects.ts'
import { ListManagedProjects } from './application/projects/list-managed-projects.ts'
import { ListProjects } from './application/projects/list-projects.ts'
import { ListTodaysSessions } from './application/projects/list-todays-sessions.ts'
import { RemoveLogo } from './application/projects/remove-logo.ts'
import { RemoveRole } from './application/projects/remove-role.ts'
import { RestoreProject } from './application/projects/restore-project.ts'
import { SaveLogo } from './application/projects/save-logo.ts'
import { SkipVirtualLobby } from './application/projects/skip-virtual-lobby.ts'
import { SortSessions } from './application/projects/sort-sessions.ts'
import { UpdateProject } from './application/projects/update-project.ts'
import { CreateSession } from './application/sessions/create-session.ts'
import { DeleteSession } from './application/sessions/delete-session.ts'
import { GetPublicSession } from './application/sessions/get-public-session.ts'
import { GetSession } from './application/sessions/get-session.ts'
import { ListSessions } from './application/sessions/list-sessions.ts'
import { StoredSessionDirectory } from './application/sessions/session-directory.ts'
import { UpdateSession } from './application/sessions/update-session.ts'
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
    AllowTalentCreateRole,
    GenerateJitsiKey,
    SaveLogo,
    GetLogo,
    RemoveLogo,
    SortSessions,
    GetProjectUri,
    ListManagedProjects,
    ListDirectorsProjects,
    ListClientProjects,
    ListTodaysSessions,
    GetProjectsAttention,
    GetPublicProject,
    CreateSession,
    UpdateSession,
    GetSession,
    GetPublicSession,
    ListSessions,
    DeleteSession,
  ],
  subjects: projectSubjects,
  queries: [provide(SESSION_DIRECTORY, StoredSessionDirectory)],
  services: [Attention],
})

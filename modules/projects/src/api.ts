import { type Serving, serve } from '@callboard/core/http-contract'
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
import { SkipVirtualLobby } from './application/skip-virtual-lobby.ts'
import { UpdateProject } from './application/update-project.ts'
import { UpdateSession } from './application/update-session.ts'
import * as contract from './contract/index.ts'

export const projectsApi: readonly Serving[] = [
  serve(contract.listProjects, ListProjects),
  serve(contract.createProject, CreateProject),
  serve(contract.updateProject, UpdateProject),
  serve(contract.getProjectByUri, GetProjectByUri),
  serve(contract.generateProjectUri, GenerateProjectUri),
  serve(contract.archiveProject, ArchiveProject),
  serve(contract.restoreProject, RestoreProject),
  serve(contract.deleteProject, DeleteProject),
  serve(contract.skipVirtualLobby, SkipVirtualLobby),
  serve(contract.addRole, AddRole),
  serve(contract.removeRole, RemoveRole),
  serve(contract.createSession, CreateSession),
  serve(contract.updateSession, UpdateSession),
  serve(contract.getSession, GetSession),
  serve(contract.getPublicSession, GetPublicSession),
  serve(contract.listSessions, ListSessions),
  serve(contract.deleteSession, DeleteSession),
]

import type { UserActor } from '@callboard/core'
import {
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
} from '@callboard/core/testing'
import { AddRole } from '../application/add-role.ts'
import { ArchiveProject } from '../application/archive-project.ts'
import { CreateProject } from '../application/create-project.ts'
import { CreateSession } from '../application/create-session.ts'
import { DeleteProject } from '../application/delete-project.ts'
import { DeleteSession } from '../application/delete-session.ts'
import { GetProjectByUri } from '../application/get-project-by-uri.ts'
import { GetPublicSession } from '../application/get-public-session.ts'
import { GetSession } from '../application/get-session.ts'
import { ListProjects } from '../application/list-projects.ts'
import { ListSessions } from '../application/list-sessions.ts'
import type { ProjectsStore } from '../application/ports/index.ts'
import { RemoveRole } from '../application/remove-role.ts'
import { RestoreProject } from '../application/restore-project.ts'
import { SessionAccess } from '../application/session-access.ts'
import { SessionDirectory } from '../application/session-directory.ts'
import { SkipVirtualLobby } from '../application/skip-virtual-lobby.ts'
import { UpdateProject } from '../application/update-project.ts'
import { UpdateSession } from '../application/update-session.ts'

type Store = ProjectsStore

/** Nothing made yet; it is 2026-03-02, 09:00 in Los Angeles. */
export function projectsWorld(rawStore: Store) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const clock = manualClock('2026-03-02T17:00:00.000Z')
  const people = [
    personNamed('admin', 'super_admin'),
    personNamed('director', 'casting_director'),
    personNamed('rival', 'casting_director'),
    personNamed('manager', 'session_manager'),
    personNamed('stranger', 'session_manager'),
    personNamed('client', 'client'),
    personNamed('talent', 'talent'),
  ]
  const users = { many: async (wanted: readonly string[]) => people.filter(({ id }) => wanted.includes(id)) }
  const ownTexts = { fault: (text: string) => (text.includes('TYPO') ? 'TYPO is not known.' : null) }
  const directory = new SessionDirectory(store)
  return {
    promised,
    clock,
    store,
    directory,
    access: new SessionAccess(store, directory),
    as: (name: string): UserActor => {
      const user = people.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedInAs(user)
    },
    listProjects: new ListProjects(store, users),
    getProjectByUri: new GetProjectByUri(store, users),
    createProject: new CreateProject(store, users, ownTexts, randomIds, clock),
    updateProject: new UpdateProject(store, users, ownTexts),
    archiveProject: new ArchiveProject(store, users),
    restoreProject: new RestoreProject(store, users),
    skipVirtualLobby: new SkipVirtualLobby(store, users),
    addRole: new AddRole(store, users),
    removeRole: new RemoveRole(store, users),
    deleteProject: new DeleteProject(store, clock),
    createSession: new CreateSession(store, users, randomIds, clock),
    updateSession: new UpdateSession(store, users, randomIds, clock),
    getSession: new GetSession(store, users),
    listSessions: new ListSessions(store, users),
    getPublicSession: new GetPublicSession(directory),
    deleteSession: new DeleteSession(store, clock),
  }
}

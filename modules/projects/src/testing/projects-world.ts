import { randomBytes, randomUUID } from 'node:crypto'
import { Actor, type Ids, type UnitOfWork, type UserActor } from '@callboard/core'
import { manualClock, OutboxEntries, type OutboxEntry } from '@callboard/core/testing'
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
import type { ProjectsRepositories } from '../application/ports/index.ts'
import { RemoveRole } from '../application/remove-role.ts'
import { RestoreProject } from '../application/restore-project.ts'
import { SessionAccess } from '../application/session-access.ts'
import { SessionDirectory } from '../application/session-directory.ts'
import { SkipVirtualLobby } from '../application/skip-virtual-lobby.ts'
import { UpdateProject } from '../application/update-project.ts'
import { UpdateSession } from '../application/update-session.ts'
import { userNamed } from './builders.ts'

type Store = UnitOfWork<ProjectsRepositories>

const ids: Ids = { next: () => randomUUID(), secret: () => randomBytes(32).toString('base64url') }

/** Keeps what committed writes promised, whatever the store does with it. */
function noting(store: Store, promised: OutboxEntry[]): Store {
  return {
    read: (work) => store.read(work),
    async write(work) {
      let entries = new OutboxEntries()
      const answer = await store.write((repositories) => {
        entries = new OutboxEntries()
        return work(repositories, entries)
      })
      promised.push(...entries.entries)
      return answer
    },
  }
}

/** Nothing made yet; it is 2026-03-02, 09:00 in Los Angeles. */
export function projectsWorld(rawStore: Store) {
  const promised: OutboxEntry[] = []
  const store = noting(rawStore, promised)
  const clock = manualClock('2026-03-02T17:00:00.000Z')
  const people = [
    userNamed('admin', 'super_admin'),
    userNamed('director', 'casting_director'),
    userNamed('rival', 'casting_director'),
    userNamed('manager', 'session_manager'),
    userNamed('stranger', 'session_manager'),
    userNamed('client', 'client'),
    userNamed('talent', 'talent'),
  ]
  const users = { many: async (wanted: readonly string[]) => people.filter(({ id }) => wanted.includes(id)) }
  const directory = new SessionDirectory(store)
  return {
    promised,
    clock,
    store,
    directory,
    access: new SessionAccess(store),
    as: (name: string): UserActor => {
      const user = people.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      const { id, email, firstName, userType } = user
      return Actor.user({ userId: id, email, name: firstName, userType, signInId: `sign-in-${id}` })
    },
    listProjects: new ListProjects(store, users),
    getProjectByUri: new GetProjectByUri(store, users),
    createProject: new CreateProject(store, users, ids, clock),
    updateProject: new UpdateProject(store, users),
    archiveProject: new ArchiveProject(store, users),
    restoreProject: new RestoreProject(store, users),
    skipVirtualLobby: new SkipVirtualLobby(store, users),
    addRole: new AddRole(store, users),
    removeRole: new RemoveRole(store, users),
    deleteProject: new DeleteProject(store, clock),
    createSession: new CreateSession(store, users, ids, clock),
    updateSession: new UpdateSession(store, users, ids, clock),
    getSession: new GetSession(store, users),
    listSessions: new ListSessions(store, users),
    getPublicSession: new GetPublicSession(directory),
    deleteSession: new DeleteSession(store, clock),
  }
}

import type { Actor, UserActor } from '@callboard/core'
import { runsSession } from '../domain/session.ts'
import type { ProjectsStore } from './ports/index.ts'
import type { SessionDirectory, SessionFacts } from './session-directory.ts'

export type Audience = 'staff' | 'client'

function audienceOf(actor: UserActor, session: SessionFacts): Audience | null {
  switch (actor.userType) {
    case 'super_admin':
      return 'staff'
    case 'casting_director': {
      const isOwner = session.castingDirectorIds.includes(actor.userId)
      return isOwner || runsSession(session, actor.userId) ? 'staff' : null
    }
    case 'session_manager':
      return runsSession(session, actor.userId) ? 'staff' : null
    case 'client':
      return session.privateUsers ? null : 'client'
    case 'talent':
      return null
  }
}

/** What somebody is to a session or project; other modules ask this too. */
export class SessionAccess {
  readonly #store: ProjectsStore
  readonly #directory: SessionDirectory

  constructor(store: ProjectsStore, directory: SessionDirectory) {
    this.#store = store
    this.#directory = directory
  }

  /** `null`: no more than anybody with the address; also for a session that is not there. */
  async audience(actor: Actor, sessionId: string): Promise<Audience | null> {
    if (actor.kind !== 'user') return null
    const session = await this.#directory.session(sessionId)
    return session && audienceOf(actor, session)
  }

  /** Super admin, casting director of the project, or manager of one of its sessions. */
  async runsProject(actor: Actor, projectId: string): Promise<boolean> {
    if (actor.kind !== 'user') return false
    return await this.#store.read(async ({ projects }) => {
      const project = await projects.find(projectId)
      if (!project) return false
      switch (actor.userType) {
        case 'super_admin':
          return true
        case 'casting_director':
        case 'session_manager':
          return (
            project.castingDirectorIds.includes(actor.userId) ||
            (await projects.isManager(projectId, actor.userId))
          )
        default:
          return false
      }
    })
  }
}

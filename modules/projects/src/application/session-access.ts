import type { Actor } from '@callboard/core'
import type { ProjectsStore, SessionTies } from './ports/index.ts'

export type Audience = 'staff' | 'client'

function audienceOf(actor: Actor, ties: SessionTies): Audience | null {
  if (actor.kind !== 'user') return null
  switch (actor.userType) {
    case 'super_admin':
      return 'staff'
    case 'casting_director':
      return ties.isCastingDirector || ties.isManager ? 'staff' : null
    case 'session_manager':
      return ties.isManager ? 'staff' : null
    case 'client':
      return ties.privateUsers ? null : 'client'
    case 'talent':
      return null
  }
}

/** What somebody is to a session or project; other modules ask this too. */
export class SessionAccess {
  readonly #store: ProjectsStore

  constructor(store: ProjectsStore) {
    this.#store = store
  }

  /** `null`: no more than anybody with the address; also for a session that is not there. */
  async audience(actor: Actor, sessionId: string): Promise<Audience | null> {
    if (actor.kind !== 'user') return null
    const ties = await this.#store.read(({ sessions }) => sessions.ties(sessionId, actor.userId))
    return ties && audienceOf(actor, ties)
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

import type { Project, ProjectTexts } from '../domain/project.ts'
import type { LocationType, Session } from '../domain/session.ts'
import type { ProjectsStore } from './ports/index.ts'

/** What other modules may know of a session; not for browsers. */
export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly projectId: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  /** of its project */
  readonly archived: boolean
  readonly skipVirtualLobby: boolean
  readonly allowTalentCreateRole: boolean
  readonly privateUsers: boolean
  readonly roles: readonly string[]
  readonly texts: ProjectTexts
  readonly castingDirectorIds: readonly string[]
  /** earliest first */
  readonly dates: readonly {
    readonly id: string
    readonly date: string
    readonly startTime: string
    readonly locationType: LocationType
    readonly inPersonLocation: string
    readonly skipForm: boolean
    /** casting notes, when talent may read them */
    readonly talentNotes: string | null
    readonly managerIds: readonly string[]
    readonly lobbyManagerIds: readonly string[]
  }[]
}

export interface ProjectFacts {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly archived: boolean
  readonly castingDirectorIds: readonly string[]
}

const factsOf = (session: Session, project: Project): SessionFacts => ({
  id: session.id,
  name: session.name,
  projectId: project.id,
  projectName: project.name,
  projectUri: project.uri,
  timeZone: session.timeZone,
  archived: project.archived,
  skipVirtualLobby: project.skipVirtualLobby,
  allowTalentCreateRole: project.allowTalentCreateRole,
  privateUsers: session.privateUsers,
  roles: project.roles,
  texts: project.texts,
  castingDirectorIds: project.castingDirectorIds,
  dates: session.dates.map((date) => ({
    id: date.id,
    date: date.date,
    startTime: date.startTime,
    locationType: date.locationType,
    inPersonLocation: date.inPersonLocation,
    skipForm: date.skipForm,
    talentNotes: date.showDescription ? date.description : null,
    managerIds: date.managerIds,
    lobbyManagerIds: date.lobbyManagerIds,
  })),
})

/** Sessions whose facts are remembered. */
const REMEMBERED = 1_000

/**
 * Facts for other modules. Whatever was deleted is not there. Facts of single sessions are remembered under their
 * stamp, which is read each time: nobody gets facts older than the call.
 */
export class SessionDirectory {
  readonly #store: ProjectsStore
  readonly #remembered = new Map<string, { readonly stamp: string; readonly facts: SessionFacts }>()

  constructor(store: ProjectsStore) {
    this.#store = store
  }

  async session(id: string): Promise<SessionFacts | null> {
    const stamp = await this.#store.read(({ sessions }) => sessions.stamp(id))
    if (stamp === null) return null
    const known = this.#remembered.get(id)
    if (known?.stamp === stamp) return known.facts
    const [facts] = await this.many([id])
    if (facts) this.#remember(id, stamp, facts)
    return facts ?? null
  }

  #remember(id: string, stamp: string, facts: SessionFacts): void {
    const [oldest] = this.#remembered.keys()
    if (oldest !== undefined && this.#remembered.size >= REMEMBERED) this.#remembered.delete(oldest)
    this.#remembered.delete(id)
    this.#remembered.set(id, { stamp, facts })
  }

  async many(ids: readonly string[]): Promise<readonly SessionFacts[]> {
    return await this.#store.read(async ({ projects, sessions }) => {
      const found = await sessions.many(ids)
      const owners = await projects.many([...new Set(found.map((session) => session.projectId))])
      const byId = new Map(owners.map((project) => [project.id, project]))
      return found.flatMap((session) => {
        const project = byId.get(session.projectId)
        return project ? [factsOf(session, project)] : []
      })
    })
  }

  async byProject(projectId: string): Promise<readonly SessionFacts[]> {
    return await this.#store.read(async ({ projects, sessions }) => {
      const project = await projects.find(projectId)
      if (!project) return []
      return (await sessions.ofProject(projectId)).map((session) => factsOf(session, project))
    })
  }

  async project(id: string): Promise<ProjectFacts | null> {
    const project = await this.#store.read(({ projects }) => projects.find(id))
    if (!project) return null
    return {
      id: project.id,
      name: project.name,
      uri: project.uri,
      archived: project.archived,
      castingDirectorIds: project.castingDirectorIds,
    }
  }
}

import { chunksOf, service, type UserActor } from '@callboard/core'
import type { Project } from '../../domain/project.ts'
import { isInvitedTo, type ProjectClient } from '../../domain/project-client.ts'
import type { Session } from '../../domain/session.ts'
import type {
  FeedbackRules,
  ProjectFacts,
  RunDate,
  SessionDirectory,
  SessionFacts,
} from '../../queries/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'

const feedbackRulesOf = ({ feedbackEnabled, reshootEnabled }: Project): FeedbackRules => ({
  open: feedbackEnabled,
  reshoot: reshootEnabled,
})

export const factsOf = (
  session: Session,
  project: Project,
  clients: readonly ProjectClient[],
): SessionFacts => ({
  id: session.id,
  name: session.name,
  description: session.description,
  projectId: project.id,
  projectName: project.name,
  projectUri: project.uri,
  timeZone: session.timeZone,
  archived: project.archived,
  lastArchivedAt: project.lastArchivedAt,
  skipVirtualLobby: project.skipVirtualLobby,
  allowTalentCreateRole: project.allowTalentCreateRole,
  localRecording: project.localRecordingEnabled,
  feedback: feedbackRulesOf(project),
  privateUsers: session.privateUsers,
  changeCutoff: session.changeCutoff,
  twr: session.twr,
  twrSync: session.twrSync,
  reminders: project.reminders,
  roles: project.roles,
  texts: project.texts,
  brand: project.brand,
  clientIds: clients
    .filter((client) => client.projectId === project.id && isInvitedTo(client, session.id))
    .flatMap(({ userId }) => userId ?? []),
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

const projectFactsOf = (project: Project): ProjectFacts => ({
  id: project.id,
  name: project.name,
  uri: project.uri,
  archived: project.archived,
  brand: project.brand,
  feedback: feedbackRulesOf(project),
  castingDirectorIds: project.castingDirectorIds,
})

/** More dates than anybody runs in a year. */
const MOST_RUN = 1_000

/** Sessions whose facts are remembered. */
const REMEMBERED = 1_000

/**
 * Facts for other modules, without deleted projects and sessions. Facts of single sessions are cached under their
 * stamp, which is read each time: facts are never older than the call.
 */
const NAMED_AT_ONCE = 500

export class StoredSessionDirectory extends service({ store: PROJECTS_STORE }) implements SessionDirectory {
  readonly #remembered = new Map<string, { readonly stamp: string; readonly facts: SessionFacts }>()

  async session(id: string): Promise<SessionFacts | null> {
    return await this.#stamped(id, await this.needs.store.read(({ sessions }) => sessions.stamp(id)))
  }

  async sessionInWrite(id: string): Promise<SessionFacts | null> {
    return await this.#stamped(id, await this.needs.store.join(({ sessions }) => sessions.stamp(id)))
  }

  async #stamped(id: string, stamp: string | null): Promise<SessionFacts | null> {
    if (stamp === null) return null
    const known = this.#remembered.get(id)
    if (known?.stamp === stamp) return known.facts
    const [facts] = await this.many([id])
    if (facts) this.#remember(id, stamp, facts)
    return facts ?? null
  }

  async evenDeleted(id: string): Promise<SessionFacts | null> {
    return await this.needs.store.read(async ({ projects, sessions, clients }) => {
      const session = await sessions.findAny(id)
      const project = session && (await projects.findAny(session.projectId))
      return project && factsOf(session, project, await clients.ofProjects([project.id]))
    })
  }

  #remember(id: string, stamp: string, facts: SessionFacts): void {
    const [oldest] = this.#remembered.keys()
    if (oldest !== undefined && this.#remembered.size >= REMEMBERED) this.#remembered.delete(oldest)
    this.#remembered.delete(id)
    this.#remembered.set(id, { stamp, facts })
  }

  async many(ids: readonly string[]): Promise<readonly SessionFacts[]> {
    return await this.needs.store.read(async ({ projects, sessions, clients }) => {
      const found = await sessions.many(ids)
      const owners = await projects.many([...new Set(found.map((session) => session.projectId))])
      const byId = new Map(owners.map((project) => [project.id, project]))
      const invited = await clients.ofProjects([...byId.keys()])
      return found.flatMap((session) => {
        const project = byId.get(session.projectId)
        return project ? [factsOf(session, project, invited)] : []
      })
    })
  }

  async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return await this.needs.store.read(async ({ sessions }) => {
      const stamps = await Promise.all(ids.map((id) => sessions.stamp(id)))
      return new Set(ids.filter((_id, at) => stamps[at] !== null))
    })
  }

  async byProject(projectId: string): Promise<readonly SessionFacts[]> {
    return await this.needs.store.read(async ({ projects, sessions, clients }) => {
      const project = await projects.find(projectId)
      if (!project) return []
      const invited = await clients.ofProjects([projectId])
      return (await sessions.ofProject(projectId)).map((session) => factsOf(session, project, invited))
    })
  }

  async project(id: string): Promise<ProjectFacts | null> {
    const project = await this.needs.store.read(({ projects }) => projects.find(id))
    return project && projectFactsOf(project)
  }

  async names(projectIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>()
    for (const part of chunksOf(projectIds, NAMED_AT_ONCE)) {
      const found = await this.needs.store.read(({ projects }) => projects.many(part))
      for (const { id, name } of found) names.set(id, name)
    }
    return names
  }

  async projectByUri(uri: string): Promise<ProjectFacts | null> {
    const project = await this.needs.store.read(({ projects }) => projects.findByUri(uri))
    return project && projectFactsOf(project)
  }

  async isManager(projectId: string, userId: string): Promise<boolean> {
    return await this.needs.store.read(({ projects }) => projects.isManager(projectId, userId))
  }

  async runDates(
    userIds: readonly string[],
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly RunDate[]> {
    if (userIds.length === 0) return []
    const found = await this.needs.store.read(({ calendar }) =>
      calendar.dates({ ...span, runBy: userIds, limit: MOST_RUN }),
    )
    return found
      .filter(({ archived }) => !archived)
      .flatMap(({ date, timeZone, sessionId, sessionName, projectName, castingDirectorIds }) =>
        userIds
          .filter((id) => date.managerIds.includes(id) || date.lobbyManagerIds.includes(id))
          .map((userId) => ({
            userId,
            dayId: date.id,
            sessionId,
            sessionName,
            projectName,
            castingDirectorIds,
            date: date.date,
            startTime: date.startTime,
            zone: timeZone,
          })),
      )
  }

  async runningOn(day: string): Promise<readonly string[]> {
    return await this.needs.store.read(({ calendar }) => calendar.runningOn(day))
  }

  async colleagues({ userId, userType }: Pick<UserActor, 'userId' | 'userType'>): Promise<readonly string[]> {
    if (userType !== 'casting_director' && userType !== 'session_manager') return []
    return await this.needs.store.read(({ projects }) => projects.colleagues({ userId, as: userType }))
  }
}

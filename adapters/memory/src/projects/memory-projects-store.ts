import type {
  Project,
  ProjectPage,
  ProjectRepository,
  ProjectsRepositories,
  Session,
  SessionOutline,
  SessionRepository,
} from '@callboard/projects'
import { runsSession } from '@callboard/projects'
import { memoryUnitOfWork } from '../memory-unit-of-work.ts'

interface State {
  readonly projects: Map<string, Project>
  readonly sessions: Map<string, Session>
}

const keptProjects = (state: State) =>
  [...state.projects.values()].filter((project) => project.deletedAt === null)

const keptSessions = (state: State) => {
  const projects = new Set(keptProjects(state).map((project) => project.id))
  return [...state.sessions.values()]
    .filter((session) => session.deletedAt === null && projects.has(session.projectId))
    .sort((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id))
}

const isManager = (state: State, projectId: string, userId: string) =>
  keptSessions(state).some((session) => session.projectId === projectId && runsSession(session, userId))

function isOf(state: State, project: Project, of: ProjectPage['of']): boolean {
  if (!of) return true
  return of.as === 'casting_director'
    ? project.castingDirectorIds.includes(of.userId)
    : isManager(state, project.id, of.userId)
}

function projectRepository(state: State): ProjectRepository {
  const put = async (project: Project) => {
    const taken = [...state.projects.values()].some(
      (other) => other.uri === project.uri && other.id !== project.id,
    )
    if (!taken) state.projects.set(project.id, project)
    return !taken
  }
  const find = async (id: string) => keptProjects(state).find((project) => project.id === id) ?? null
  return {
    insert: put,
    save: put,
    find,
    locked: find,
    findByUri: async (uri) => keptProjects(state).find((project) => project.uri === uri) ?? null,
    many: async (ids) => keptProjects(state).filter((project) => ids.includes(project.id)),
    isManager: async (projectId, userId) => isManager(state, projectId, userId),
    page: async ({ skip, take, archived, name, id, of }) => {
      const matching = keptProjects(state)
        .filter((project) => project.archived === archived && (id === undefined || project.id === id))
        .filter((project) => name === undefined || project.name.toLowerCase().includes(name.toLowerCase()))
        .filter((project) => isOf(state, project, of))
        .sort((a, b) => b.id.localeCompare(a.id))
      return { projects: matching.slice(skip, skip + take), count: matching.length }
    },
  }
}

const outlineOf = (session: Session): SessionOutline => ({
  id: session.id,
  projectId: session.projectId,
  name: session.name,
  timeZone: session.timeZone,
  sortOrder: session.sortOrder,
  dates: session.dates.map((date) => ({
    id: date.id,
    date: date.date,
    startTime: date.startTime,
    locationType: date.locationType,
    hasManager: date.managerIds.length + date.lobbyManagerIds.length > 0,
  })),
})

function sessionRepository(state: State): SessionRepository {
  const put = async (session: Session) => void state.sessions.set(session.id, session)
  const find = async (id: string) => keptSessions(state).find((session) => session.id === id) ?? null
  return {
    insert: put,
    save: put,
    find,
    locked: find,
    many: async (ids) => keptSessions(state).filter((session) => ids.includes(session.id)),
    ofProject: async (projectId) => keptSessions(state).filter((session) => session.projectId === projectId),
    outlines: async (projectIds, runBy) =>
      keptSessions(state)
        .filter((session) => projectIds.includes(session.projectId))
        .filter((session) => runBy === null || runsSession(session, runBy))
        .map(outlineOf),
    stamp: async (sessionId) => {
      const session = await find(sessionId)
      return session && `${session.version}.${state.projects.get(session.projectId)?.version}`
    },
  }
}

/** A store of projects that lives as long as the test. */
export const memoryProjectsStore = () =>
  memoryUnitOfWork<ProjectsRepositories, State>({ projects: new Map(), sessions: new Map() }, (state) => ({
    projects: projectRepository(state),
    sessions: sessionRepository(state),
  }))

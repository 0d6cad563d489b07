import { type Actor, DomainError, type Ground, subjectLoader } from '@callboard/core'
import {
  daySubject,
  projectOfUri,
  projectSubject,
  sessionOfUri,
  sessionSubject,
} from '../contract/subjects.ts'
import {
  type ProjectFacts,
  SESSION_DIRECTORY,
  type SessionDirectory,
  type SessionFacts,
} from './session-directory.ts'

/** How actors stand to a session, and to whatever belongs to it. Clients have none to one of an archived project. */
export const groundOfSession = (session: SessionFacts): Ground => ({
  ownerIds: session.castingDirectorIds,
  managerIds: session.dates.flatMap((date) => [...date.managerIds, ...date.lobbyManagerIds]),
  clientIds: session.archived ? [] : session.clientIds,
  openToClients: !session.archived && !session.privateUsers,
  sessionId: session.id,
})

/** How an actor stands to a project, and to whatever belongs to it: the manager of one date is one of its project. */
export async function groundOfProject(
  directory: Pick<SessionDirectory, 'isManager'>,
  project: Pick<ProjectFacts, 'id' | 'castingDirectorIds'>,
  actor: Actor,
): Promise<Ground> {
  const manages = actor.kind === 'user' && (await directory.isManager(project.id, actor.userId))
  return { ownerIds: project.castingDirectorIds, managerIds: manages ? [actor.userId] : [] }
}

const NEEDS = { directory: SESSION_DIRECTORY }

export const ProjectLoader = subjectLoader(projectSubject, NEEDS, async ({ needs, ids: { id }, actor }) => {
  const project = await needs.directory.project(id)
  return project && { subject: { project }, ground: await groundOfProject(needs.directory, project, actor) }
})

export const ProjectOfUriLoader = subjectLoader(
  projectOfUri,
  NEEDS,
  async ({ needs, ids: { uri }, actor }) => {
    const project = await needs.directory.projectByUri(uri)
    return project && { subject: { project }, ground: await groundOfProject(needs.directory, project, actor) }
  },
)

export const SessionLoader = subjectLoader(sessionSubject, NEEDS, async ({ needs, ids: { id } }) => {
  const session = await needs.directory.session(id)
  return session && { subject: { session }, ground: groundOfSession(session) }
})

export const SessionOfUriLoader = subjectLoader(sessionOfUri, NEEDS, async ({ needs, ids: { uri, id } }) => {
  const session = await needs.directory.session(id)
  if (session?.projectUri !== uri) {
    // A uri is random: who has a right one was given the link, and learns nothing by the difference.
    if (await needs.directory.projectByUri(uri)) return null
    throw new DomainError('missing', 'no_studio', 'No Studio found')
  }
  return { subject: { session }, ground: groundOfSession(session) }
})

export const DayLoader = subjectLoader(daySubject, NEEDS, async ({ needs, ids }) => {
  const session = await needs.directory.session(ids.session)
  const day = session?.dates.find((date) => date.id === ids.day)
  if (!session || !day) return null
  return { subject: { session, day }, ground: groundOfSession(session) }
})

export const projectSubjects = [
  ProjectLoader,
  ProjectOfUriLoader,
  SessionLoader,
  SessionOfUriLoader,
  DayLoader,
]

import { type Actor, denied, isStaffStanding, missing, standingOf, type UserActor } from '@callboard/core'
import { OWNERS, type Standing } from '@callboard/core/http-contract'
import type { Project } from '../domain/project.ts'
import type { Session } from '../domain/session.ts'
import { groundOfProject } from '../queries/index.ts'
import type { ProjectsRepositories } from './ports/index.ts'

export const ownsProject = (actor: Actor, project: Pick<Project, 'castingDirectorIds'>): boolean =>
  standingOf(actor, { ownerIds: project.castingDirectorIds }) !== null

/** @throws DomainError denied without a signed-in user */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

/**
 * The project, locked against other changes until the transaction ends.
 * @param admits the standings that the guard let through
 * @throws DomainError missing when it was deleted, or taken from the actor, since the guard found it
 */
export async function lockedProject(
  { projects }: ProjectsRepositories,
  actor: Actor,
  id: string,
  admits: readonly Standing[] = OWNERS,
): Promise<Project> {
  const project = await projects.locked(id)
  const standing = project && standingOf(actor, await groundOfProject(projects, project, actor))
  if (!project || !standing || !admits.includes(standing)) throw missing('This project')
  return project
}

export interface StaffedSession {
  readonly session: Session
  readonly project: Project
  /** The actor. */
  readonly userId: string
  /** True when the actor owns the project; false when the actor only runs this session. */
  readonly owns: boolean
}

/**
 * A session and its project for staff, whom the guard has let through.
 * @param load `find`, or `locked` inside a write
 * @throws DomainError missing when one of them was deleted, or taken from the actor, since the guard found it
 */
export async function staffedSession(
  repositories: ProjectsRepositories,
  actor: Actor,
  id: string,
  load: 'find' | 'locked',
): Promise<StaffedSession> {
  const session = await repositories.sessions[load](id)
  const project = session && (await repositories.projects.find(session.projectId))
  if (!session || !project) throw missing('This session')
  const standing = standingOf(actor, {
    ownerIds: project.castingDirectorIds,
    managerIds: session.dates.flatMap((date) => [...date.managerIds, ...date.lobbyManagerIds]),
  })
  if (!isStaffStanding(standing)) throw missing('This session')
  return { session, project, userId: signedIn(actor).userId, owns: standing !== 'manager' }
}

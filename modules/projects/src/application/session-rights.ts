import { type Actor, missing } from '@callboard/core'
import type { Project } from '../domain/project.ts'
import { runsSession, type Session } from '../domain/session.ts'
import type { ProjectsRepositories } from './ports/index.ts'
import { ownsProject } from './project-access.ts'

export interface StaffedSession {
  readonly session: Session
  readonly project: Project
  /** Whether the asking person owns the project, or else only runs this session. */
  readonly owns: boolean
}

/**
 * A session and its project for somebody who works on it.
 * @param load `find`, or `locked` inside a write
 * @throws DomainError missing to everybody else
 */
export async function staffedSession(
  repositories: ProjectsRepositories,
  actor: Actor,
  id: string,
  load: 'find' | 'locked',
): Promise<StaffedSession> {
  const session = await repositories.sessions[load](id)
  const project = session && (await repositories.projects.find(session.projectId))
  if (!session || !project) throw missing('The session')
  const owns = ownsProject(actor, project)
  const isStaff = actor.kind === 'user' && ['casting_director', 'session_manager'].includes(actor.userType)
  if (!owns && !(isStaff && runsSession(session, actor.userId))) throw missing('The session')
  return { session, project, owns }
}

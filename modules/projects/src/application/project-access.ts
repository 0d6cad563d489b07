import { type Actor, denied, missing, type UserActor } from '@callboard/core'
import type { Project } from '../domain/project.ts'
import type { ProjectsRepositories } from './ports/index.ts'

/** Owns it: a super admin, or one of the project's casting directors. */
export function ownsProject(actor: Actor, project: Project): boolean {
  if (actor.kind !== 'user') return false
  if (actor.userType === 'super_admin') return true
  return actor.userType === 'casting_director' && project.castingDirectorIds.includes(actor.userId)
}

/** @throws DomainError denied when nobody is signed in */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

async function isRunBy({ projects }: ProjectsRepositories, project: Project, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'user' || actor.userType !== 'session_manager') return false
  return await projects.isManager(project.id, actor.userId)
}

/** The project for somebody who works on it. @throws DomainError missing to everybody else */
export async function workedOn(
  repositories: ProjectsRepositories,
  actor: Actor,
  project: Project | null,
): Promise<Project> {
  if (project && (ownsProject(actor, project) || (await isRunBy(repositories, project, actor))))
    return project
  throw missing('The project')
}

/** The project for its owner, locked. @throws DomainError missing, or denied to those who only run its sessions */
export async function ownedAndLocked(
  repositories: ProjectsRepositories,
  actor: Actor,
  id: string,
): Promise<Project> {
  const project = await workedOn(repositories, actor, await repositories.projects.locked(id))
  if (!ownsProject(actor, project)) throw denied()
  return project
}

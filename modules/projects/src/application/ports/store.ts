import type { ProjectRepository } from './project-repository.ts'
import type { SessionRepository } from './session-repository.ts'

export interface ProjectsRepositories {
  readonly projects: ProjectRepository
  readonly sessions: SessionRepository
}

/** Container token of `UnitOfWork<ProjectsRepositories>`. */
export const PROJECTS_STORE = Symbol('projects.store')

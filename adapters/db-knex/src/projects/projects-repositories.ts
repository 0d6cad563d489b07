import type { ProjectsRepositories } from '@callboard/projects'
import type { Query } from '../dialect/query.ts'
import { KnexProjectRepository } from './knex-project-repository.ts'
import { KnexSessionRepository } from './knex-session-repository.ts'

export const projectsRepositories = (query: Query): ProjectsRepositories => ({
  projects: new KnexProjectRepository(query),
  sessions: new KnexSessionRepository(query),
})

import type { ProjectsRepositories } from '@callboard/projects'
import type { Knex } from 'knex'
import { KnexProjectRepository } from './knex-project-repository.ts'
import { KnexSessionRepository } from './knex-session-repository.ts'

export const projectsRepositories = (query: Knex): ProjectsRepositories => ({
  projects: new KnexProjectRepository(query),
  sessions: new KnexSessionRepository(query),
})

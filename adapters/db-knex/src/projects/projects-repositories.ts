import type { ProjectsRepositories } from '@callboard/projects'
import type { Query } from '../dialect/query.ts'
import { calendarFeedRepository } from './calendar-feed-repository.ts'
import { calendarRepository } from './calendar-repository.ts'
import { documentRepository } from './document-repository.ts'
import { projectClientRepository } from './project-client-repository.ts'
import { projectRepository } from './project-repository.ts'
import { searchRepository } from './search-repository.ts'
import { sessionRepository } from './session-repository.ts'
import { sessionViewerRepository, sharedScheduleRepository } from './session-watch.ts'

/** For `knexUnitOfWork`. */
export const projectsRepositories = (query: Query): ProjectsRepositories => ({
  projects: projectRepository(query),
  sessions: sessionRepository(query),
  calendar: calendarRepository(query),
  feeds: calendarFeedRepository(query),
  search: searchRepository(query),
  clients: projectClientRepository(query),
  documents: documentRepository(query),
  shares: sharedScheduleRepository(query),
  viewers: sessionViewerRepository(query),
})

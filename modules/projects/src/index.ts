import type { ModuleParts } from '@callboard/core'
import { projectsApi } from './api.ts'

export * from './application/ports/index.ts'
export { type Audience, SessionAccess } from './application/session-access.ts'
export { type ProjectFacts, SessionDirectory, type SessionFacts } from './application/session-directory.ts'
export type { MeetingIds, Project, ProjectTexts } from './domain/project.ts'
export { type LocationType, runsSession, type Session, type SessionDate } from './domain/session.ts'
export { projectsModule } from './module.ts'

export const projectsParts: ModuleParts = {
  name: 'projects',
  api: projectsApi,
  jobs: [],
  subscriptions: [],
  rooms: [],
}

export * from './application/ports/index.ts'
export type { MeetingIds, Project, ProjectTexts } from './domain/project.ts'
export { type LocationType, runsSession, type Session, type SessionDate } from './domain/session.ts'
export { projectsModule } from './module.ts'

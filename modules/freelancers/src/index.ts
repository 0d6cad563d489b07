export * from './application/ports/index.ts'
export type { Profile, ProfileFields, WorkerRole } from './domain/profile.ts'
export { freelancersModule } from './module.ts'

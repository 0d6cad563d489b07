export * from './application/ports/index.ts'
export type { Profile, ProfileFields, WorkerRole } from './domain/profile.ts'
export type {
  FreelancerRequest,
  RequestComment,
  RequestedDate,
  RequestReading,
} from './domain/request.ts'
export { freelancersModule } from './module.ts'

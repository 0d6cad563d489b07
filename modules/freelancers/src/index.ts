import type { ModuleParts } from '@callboard/core'
import { freelancersApi } from './api.ts'
import { freelancersSubscriptions } from './subscriptions.ts'

export * from './application/ports/index.ts'
export type { Profile, ProfileFields, WorkerRole } from './domain/profile.ts'
export { freelancersModule } from './module.ts'

export const freelancersParts: ModuleParts = {
  name: 'freelancers',
  api: freelancersApi,
  jobs: [],
  subscriptions: freelancersSubscriptions,
  rooms: [],
}

import { service } from '@callboard/core'
import type { FreelancerDays, NamedDays } from '../queries/index.ts'
import { FREELANCERS_STORE } from './ports/index.ts'

export class StoredFreelancerDays extends service({ store: FREELANCERS_STORE }) implements FreelancerDays {
  async of(userId: string): Promise<NamedDays> {
    const profile = await this.needs.store.read(({ profiles }) => profiles.find(userId))
    return { available: profile?.availableDates ?? [], notAvailable: profile?.nonAvailableDates ?? [] }
  }
}

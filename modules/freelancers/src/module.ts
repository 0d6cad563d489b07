import { defineModule, provide } from '@callboard/core'
import { StoredFreelancerDays } from './application/freelancer-days.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { GetOwnProfile, SaveOwnProfile } from './application/own-profile.ts'
import { GetVisibility, SaveVisibility } from './application/visibility.ts'
import { FREELANCER_DAYS } from './queries/index.ts'

export const freelancersModule = defineModule({
  name: 'freelancers',
  useCases: [GetOwnProfile, SaveOwnProfile, ListProfiles, GetVisibility, SaveVisibility],
  handlers: [OnAccountDeleted],
  queries: [provide(FREELANCER_DAYS, StoredFreelancerDays)],
})

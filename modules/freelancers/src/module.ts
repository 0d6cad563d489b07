import { defineModule, provide } from '@callboard/core'
import { StoredFreelancerDays } from './application/freelancer-days.ts'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { GetVisibility } from './application/get-visibility.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'
import { SaveVisibility } from './application/save-visibility.ts'
import { FREELANCER_DAYS } from './queries/index.ts'

export const freelancersModule = defineModule({
  name: 'freelancers',
  useCases: [GetOwnProfile, SaveOwnProfile, ListProfiles, GetVisibility, SaveVisibility],
  handlers: [OnAccountDeleted],
  queries: [provide(FREELANCER_DAYS, StoredFreelancerDays)],
})

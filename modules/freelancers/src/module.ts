import { defineModule } from '@callboard/core'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { GetVisibility } from './application/get-visibility.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'
import { SaveVisibility } from './application/save-visibility.ts'

export const freelancersModule = defineModule({
  name: 'freelancers',
  useCases: [GetOwnProfile, SaveOwnProfile, ListProfiles, GetVisibility, SaveVisibility],
  handlers: [OnAccountDeleted],
})

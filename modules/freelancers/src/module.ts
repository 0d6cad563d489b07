import { defineModule } from '@callboard/core'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'

export const freelancersModule = defineModule({
  name: 'freelancers',
  useCases: [GetOwnProfile, SaveOwnProfile, ListProfiles],
  handlers: [OnAccountDeleted],
})

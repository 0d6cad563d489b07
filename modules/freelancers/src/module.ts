import { making, PHONE_NUMBERS } from '@callboard/core'
import { ContainerModule } from 'inversify'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { OnAccountDeleted } from './application/on-account-deleted.ts'
import { FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY } from './application/ports/index.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'

export const freelancersModule = new ContainerModule(({ bind }) => {
  bind(GetOwnProfile).toResolvedValue(making(GetOwnProfile), [FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY])
  bind(SaveOwnProfile).toResolvedValue(making(SaveOwnProfile), [
    FREELANCERS_STORE,
    FREELANCERS_USER_DIRECTORY,
    PHONE_NUMBERS,
  ])
  bind(ListProfiles).toResolvedValue(making(ListProfiles), [FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY])
  bind(OnAccountDeleted).toResolvedValue(making(OnAccountDeleted), [FREELANCERS_STORE])
})

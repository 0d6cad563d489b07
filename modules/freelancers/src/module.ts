import { PHONE_NUMBERS } from '@callboard/core'
import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { EraseProfile } from './application/on-account-deleted.ts'
import { FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY } from './application/ports/index.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'

type TokensOf<Dependencies> = { [K in keyof Dependencies]: ServiceIdentifier<Dependencies[K]> }

export const freelancersModule = new ContainerModule(({ bind }) => {
  const provide = <Dependencies extends unknown[], T>(
    type: new (...dependencies: Dependencies) => T,
    ...tokens: TokensOf<Dependencies>
  ) =>
    bind(type).toResolvedValue(
      (...dependencies: Dependencies) => new type(...dependencies),
      tokens as MapToResolvedValueInjectOptions<Dependencies>,
    )

  provide(GetOwnProfile, FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY)
  provide(SaveOwnProfile, FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY, PHONE_NUMBERS)
  provide(ListProfiles, FREELANCERS_STORE, FREELANCERS_USER_DIRECTORY)
  provide(EraseProfile, FREELANCERS_STORE)
})

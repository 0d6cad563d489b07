import { type Serving, serve } from '@callboard/core/http-contract'
import { GetOwnProfile } from './application/get-own-profile.ts'
import { ListProfiles } from './application/list-profiles.ts'
import { SaveOwnProfile } from './application/save-own-profile.ts'
import * as contract from './contract/index.ts'

export const freelancersApi: readonly Serving[] = [
  serve(contract.getOwnProfile, GetOwnProfile),
  serve(contract.saveOwnProfile, SaveOwnProfile),
  serve(contract.listProfiles, ListProfiles),
]

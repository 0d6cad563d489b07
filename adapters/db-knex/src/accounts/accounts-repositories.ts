import type { AccountsRepositories } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { credentialRepository } from './credential-repository.ts'
import { oneTimeUseRepository } from './one-time-use-repository.ts'
import { ownDataRepository } from './own-data-repository.ts'
import { passkeyRepository } from './passkey-repository.ts'
import { passwordResetRepository } from './password-reset-repository.ts'
import { signInRepository } from './sign-in-repository.ts'
import { talentProfileRepository } from './talent-profile-repository.ts'
import { userRepository } from './user-repository.ts'

/** For `knexUnitOfWork`. */
export const accountsRepositories = (query: Query): AccountsRepositories => ({
  users: userRepository(query),
  signIns: signInRepository(query),
  passkeys: passkeyRepository(query),
  passwordResets: passwordResetRepository(query),
  oneTimeUses: oneTimeUseRepository(query),
  credentials: credentialRepository(query),
  talentProfiles: talentProfileRepository(query),
  ownData: ownDataRepository(query),
})

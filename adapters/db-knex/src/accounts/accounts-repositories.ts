import type { AccountsRepositories } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { botProofRepository } from './bot-proof-repository.ts'
import { credentialRepository } from './credential-repository.ts'
import { ownDataRepository } from './own-data-repository.ts'
import { passwordResetRepository } from './password-reset-repository.ts'
import { signInRepository } from './sign-in-repository.ts'
import { talentProfileRepository } from './talent-profile-repository.ts'
import { userRepository } from './user-repository.ts'

/** For `knexUnitOfWork`. */
export const accountsRepositories = (query: Query): AccountsRepositories => ({
  users: userRepository(query),
  signIns: signInRepository(query),
  passwordResets: passwordResetRepository(query),
  botProofs: botProofRepository(query),
  credentials: credentialRepository(query),
  talentProfiles: talentProfileRepository(query),
  ownData: ownDataRepository(query),
})

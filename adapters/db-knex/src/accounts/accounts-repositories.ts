import type { AccountsRepositories } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { KnexCredentialRepository } from './knex-credential-repository.ts'
import { KnexPasswordResetRepository } from './knex-password-reset-repository.ts'
import { KnexSignInRepository } from './knex-sign-in-repository.ts'
import { KnexUserRepository } from './knex-user-repository.ts'

/** For `knexUnitOfWork`. */
export const accountsRepositories = (query: Query): AccountsRepositories => ({
  users: new KnexUserRepository(query),
  signIns: new KnexSignInRepository(query),
  passwordResets: new KnexPasswordResetRepository(query),
  credentials: new KnexCredentialRepository(query),
})

import type { AccountsRepositories } from '@callboard/accounts'
import type { Knex } from 'knex'
import { KnexPasswordResets } from './knex-password-resets.ts'
import { KnexSignIns } from './knex-sign-ins.ts'
import { KnexUsers } from './knex-users.ts'

/** For `knexUnitOfWork`. */
export const accountsRepositories = (query: Knex): AccountsRepositories => ({
  users: new KnexUsers(query),
  signIns: new KnexSignIns(query),
  passwordResets: new KnexPasswordResets(query),
})

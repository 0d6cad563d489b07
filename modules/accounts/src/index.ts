import type { ModuleParts } from '@callboard/core'
import { accountsApi } from './api.ts'

export { CreateUser, type CreateUserInput } from './application/create-user.ts'
export { noCaptcha } from './application/no-captcha.ts'
export { noGoogle } from './application/no-google.ts'
export * from './application/ports/index.ts'
export { SignIns } from './application/sign-ins.ts'
export { type OwnTextAccount, TextAccounts } from './application/text-accounts.ts'
export { UserDirectory, type UserFacts } from './application/user-directory.ts'
export { CREDENTIAL_NAMES, type Credential } from './domain/credential.ts'
export type { PasswordReset } from './domain/password-reset.ts'
export type { SignIn } from './domain/sign-in.ts'
export type { TextAccount } from './domain/text-account.ts'
export type { User } from './domain/user.ts'
export { accountsModule } from './module.ts'

export const accountsParts: ModuleParts = {
  name: 'accounts',
  api: accountsApi,
  jobs: [],
  subscriptions: [],
  rooms: [],
}

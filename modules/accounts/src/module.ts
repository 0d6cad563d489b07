import {
  CLOCK,
  IDS,
  making,
  PHONE_NUMBERS,
  PUBLIC_URL,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
} from '@callboard/core'
import { ContainerModule } from 'inversify'
import { CheckUser } from './application/check-user.ts'
import { CreateUser } from './application/create-user.ts'
import { DeleteAccount } from './application/delete-account.ts'
import { GetTextAccount } from './application/get-text-account.ts'
import { GetUser } from './application/get-user.ts'
import { GoogleAccounts } from './application/google-accounts.ts'
import { GoogleLogin } from './application/google-login.ts'
import { GoogleRegister } from './application/google-register.ts'
import { GoogleTickets } from './application/google-tickets.ts'
import { ListUsers } from './application/list-users.ts'
import { LogIn } from './application/log-in.ts'
import { LogOut } from './application/log-out.ts'
import {
  ACCOUNTS_STORE,
  CAPTCHA,
  GOOGLE_IDENTITY,
  PASSWORD_HASHER,
  TEXT_PROVIDER,
} from './application/ports/index.ts'
import { Register } from './application/register.ts'
import { RemoveTextAccount } from './application/remove-text-account.ts'
import { RequestPasswordReset } from './application/request-password-reset.ts'
import { ResetPassword } from './application/reset-password.ts'
import { SaveTextAccount } from './application/save-text-account.ts'
import { SearchUsers } from './application/search-users.ts'
import { SignIns } from './application/sign-ins.ts'
import { SignUps } from './application/sign-ups.ts'
import { StartGoogle } from './application/start-google.ts'
import { TellProviders } from './application/tell-providers.ts'
import { TellVersion } from './application/tell-version.ts'
import { TextAccounts } from './application/text-accounts.ts'
import { UpdateUser } from './application/update-user.ts'
import { UserDirectory } from './application/user-directory.ts'
import { VerifyToken } from './application/verify-token.ts'
import { WhoAmI } from './application/who-am-i.ts'

export const accountsModule = new ContainerModule(({ bind }) => {
  // One for the process: it remembers who is signed in.
  bind(SignIns)
    .toResolvedValue(making(SignIns), [ACCOUNTS_STORE, CLOCK, IDS, SECRET_HASHER])
    .inSingletonScope()
  bind(UserDirectory).toResolvedValue(making(UserDirectory), [ACCOUNTS_STORE])

  bind(LogIn).toResolvedValue(making(LogIn), [ACCOUNTS_STORE, PASSWORD_HASHER, SignIns])
  bind(LogOut).toResolvedValue(making(LogOut), [ACCOUNTS_STORE, SignIns])
  bind(VerifyToken).toResolvedValue(making(VerifyToken), [ACCOUNTS_STORE])
  bind(WhoAmI).toResolvedValue(making(WhoAmI), [ACCOUNTS_STORE])
  bind(CheckUser).toResolvedValue(making(CheckUser), [ACCOUNTS_STORE])
  bind(SignUps).toResolvedValue(making(SignUps), [ACCOUNTS_STORE, SignIns, IDS, CLOCK])
  bind(Register).toResolvedValue(making(Register), [SignUps, PASSWORD_HASHER, CAPTCHA])
  bind(CreateUser).toResolvedValue(making(CreateUser), [ACCOUNTS_STORE, PASSWORD_HASHER, IDS, CLOCK])
  bind(TellProviders).toResolvedValue(making(TellProviders), [GOOGLE_IDENTITY, CAPTCHA])
  bind(GoogleTickets).toResolvedValue(making(GoogleTickets), [SEALER, CLOCK])
  bind(GoogleAccounts).toResolvedValue(making(GoogleAccounts), [ACCOUNTS_STORE, SignIns])
  bind(StartGoogle).toResolvedValue(making(StartGoogle), [GOOGLE_IDENTITY, GoogleTickets, IDS, PUBLIC_URL])
  bind(GoogleLogin).toResolvedValue(making(GoogleLogin), [
    GOOGLE_IDENTITY,
    GoogleTickets,
    SECRET_HASHER,
    GoogleAccounts,
    SignUps,
    PUBLIC_URL,
  ])
  bind(GoogleRegister).toResolvedValue(making(GoogleRegister), [GoogleTickets, SECRET_HASHER, SignUps])
  bind(TellVersion).toResolvedValue(making(TellVersion), [])
  bind(RequestPasswordReset).toResolvedValue(making(RequestPasswordReset), [
    ACCOUNTS_STORE,
    IDS,
    SECRET_HASHER,
    CLOCK,
    PUBLIC_URL,
  ])
  bind(ResetPassword).toResolvedValue(making(ResetPassword), [
    ACCOUNTS_STORE,
    PASSWORD_HASHER,
    SECRET_HASHER,
    CLOCK,
    SignIns,
  ])
  bind(GetUser).toResolvedValue(making(GetUser), [ACCOUNTS_STORE])
  bind(UpdateUser).toResolvedValue(making(UpdateUser), [
    ACCOUNTS_STORE,
    PASSWORD_HASHER,
    PHONE_NUMBERS,
    SignIns,
  ])
  bind(DeleteAccount).toResolvedValue(making(DeleteAccount), [
    ACCOUNTS_STORE,
    PASSWORD_HASHER,
    CLOCK,
    SignIns,
  ])
  bind(TextAccounts).toResolvedValue(making(TextAccounts), [ACCOUNTS_STORE, SECRET_BOX])
  bind(GetTextAccount).toResolvedValue(making(GetTextAccount), [ACCOUNTS_STORE, TextAccounts])
  bind(SaveTextAccount).toResolvedValue(making(SaveTextAccount), [
    ACCOUNTS_STORE,
    TextAccounts,
    TEXT_PROVIDER,
    PHONE_NUMBERS,
    CLOCK,
  ])
  bind(RemoveTextAccount).toResolvedValue(making(RemoveTextAccount), [ACCOUNTS_STORE])
  bind(SearchUsers).toResolvedValue(making(SearchUsers), [ACCOUNTS_STORE])
  bind(ListUsers).toResolvedValue(making(ListUsers), [ACCOUNTS_STORE])
})

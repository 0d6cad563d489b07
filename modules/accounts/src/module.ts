import { CLOCK, IDS, PHONE_NUMBERS, PUBLIC_URL, SECRET_HASHER } from '@callboard/core'
import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
import { CheckUser } from './application/check-user.ts'
import { CreateUser } from './application/create-user.ts'
import { DeleteAccount } from './application/delete-account.ts'
import { GetUser } from './application/get-user.ts'
import { ListUsers } from './application/list-users.ts'
import { LogIn } from './application/log-in.ts'
import { LogOut } from './application/log-out.ts'
import { ACCOUNTS_STORE, GOOGLE_ENABLED, PASSWORD_HASHER } from './application/ports/index.ts'
import { Register } from './application/register.ts'
import { RequestPasswordReset } from './application/request-password-reset.ts'
import { ResetPassword } from './application/reset-password.ts'
import { SearchUsers } from './application/search-users.ts'
import { SignIns } from './application/sign-ins.ts'
import { TellProviders } from './application/tell-providers.ts'
import { TellVersion } from './application/tell-version.ts'
import { UpdateUser } from './application/update-user.ts'
import { UserDirectory } from './application/user-directory.ts'
import { VerifyToken } from './application/verify-token.ts'
import { WhoAmI } from './application/who-am-i.ts'

type TokensOf<Dependencies> = { [K in keyof Dependencies]: ServiceIdentifier<Dependencies[K]> }

export const accountsModule = new ContainerModule(({ bind }) => {
  const provide = <Dependencies extends unknown[], T>(
    type: new (...dependencies: Dependencies) => T,
    ...tokens: TokensOf<Dependencies>
  ) =>
    bind(type).toResolvedValue(
      (...dependencies: Dependencies) => new type(...dependencies),
      tokens as MapToResolvedValueInjectOptions<Dependencies>,
    )

  // One for the process: it remembers who is signed in.
  provide(SignIns, ACCOUNTS_STORE, CLOCK, IDS, SECRET_HASHER).inSingletonScope()
  provide(UserDirectory, ACCOUNTS_STORE)

  provide(LogIn, ACCOUNTS_STORE, PASSWORD_HASHER, SignIns)
  provide(LogOut, ACCOUNTS_STORE, SignIns)
  provide(VerifyToken, ACCOUNTS_STORE)
  provide(WhoAmI, ACCOUNTS_STORE)
  provide(CheckUser, ACCOUNTS_STORE)
  provide(Register, ACCOUNTS_STORE, PASSWORD_HASHER, SignIns, IDS, CLOCK)
  provide(CreateUser, ACCOUNTS_STORE, PASSWORD_HASHER, IDS, CLOCK)
  provide(TellProviders, GOOGLE_ENABLED)
  provide(TellVersion)
  provide(RequestPasswordReset, ACCOUNTS_STORE, IDS, SECRET_HASHER, CLOCK, PUBLIC_URL)
  provide(ResetPassword, ACCOUNTS_STORE, PASSWORD_HASHER, SECRET_HASHER, CLOCK, SignIns)
  provide(GetUser, ACCOUNTS_STORE)
  provide(UpdateUser, ACCOUNTS_STORE, PASSWORD_HASHER, PHONE_NUMBERS, SignIns)
  provide(DeleteAccount, ACCOUNTS_STORE, PASSWORD_HASHER, CLOCK, SignIns)
  provide(SearchUsers, ACCOUNTS_STORE)
  provide(ListUsers, ACCOUNTS_STORE)
})

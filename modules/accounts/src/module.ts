import { defineModule, provide } from '@callboard/core'
import { CheckUser } from './application/check-user.ts'
import { CreateUser } from './application/create-user.ts'
import { DeleteAccount } from './application/delete-account.ts'
import { GetTextAccount } from './application/get-text-account.ts'
import { GetUser } from './application/get-user.ts'
import { GoogleLogin } from './application/google-login.ts'
import { GoogleRegister } from './application/google-register.ts'
import { ListUsers } from './application/list-users.ts'
import { LogIn } from './application/log-in.ts'
import { LogOut } from './application/log-out.ts'
import { Register } from './application/register.ts'
import { RemoveTextAccount } from './application/remove-text-account.ts'
import { RequestPasswordReset } from './application/request-password-reset.ts'
import { ResetPassword } from './application/reset-password.ts'
import { SaveTextAccount } from './application/save-text-account.ts'
import { SearchUsers } from './application/search-users.ts'
import { SignIns } from './application/sign-ins.ts'
import { StartGoogle } from './application/start-google.ts'
import { TellProviders } from './application/tell-providers.ts'
import { TellVersion } from './application/tell-version.ts'
import { TextAccounts } from './application/text-accounts.ts'
import { UpdateUser } from './application/update-user.ts'
import { StoredUserDirectory } from './application/user-directory.ts'
import { VerifyToken } from './application/verify-token.ts'
import { WhoAmI } from './application/who-am-i.ts'
import { AccountLoader, TEXT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from './queries/index.ts'

export const accountsModule = defineModule({
  name: 'accounts',
  useCases: [
    LogIn,
    LogOut,
    VerifyToken,
    WhoAmI,
    CheckUser,
    Register,
    TellProviders,
    StartGoogle,
    GoogleLogin,
    GoogleRegister,
    TellVersion,
    RequestPasswordReset,
    ResetPassword,
    GetUser,
    UpdateUser,
    DeleteAccount,
    GetTextAccount,
    SaveTextAccount,
    RemoveTextAccount,
    SearchUsers,
    ListUsers,
  ],
  subjects: [AccountLoader],
  queries: [provide(USER_DIRECTORY, StoredUserDirectory), provide(TEXT_ACCOUNT_DIRECTORY, TextAccounts)],
  services: [SignIns, CreateUser],
})

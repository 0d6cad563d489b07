import { type Serving, serve } from '@callboard/core/http-contract'
import { CheckUser } from './application/check-user.ts'
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
import { StartGoogle } from './application/start-google.ts'
import { TellProviders } from './application/tell-providers.ts'
import { TellVersion } from './application/tell-version.ts'
import { UpdateUser } from './application/update-user.ts'
import { VerifyToken } from './application/verify-token.ts'
import { WhoAmI } from './application/who-am-i.ts'
import * as contract from './contract/index.ts'

export const accountsApi: readonly Serving[] = [
  serve(contract.login, LogIn),
  serve(contract.logout, LogOut),
  serve(contract.verifyToken, VerifyToken),
  serve(contract.whoAmI, WhoAmI),
  serve(contract.checkUser, CheckUser),
  serve(contract.register, Register),
  serve(contract.providers, TellProviders),
  serve(contract.startGoogle, StartGoogle),
  serve(contract.googleLogin, GoogleLogin),
  serve(contract.googleRegister, GoogleRegister),
  serve(contract.version, TellVersion),
  serve(contract.requestPasswordReset, RequestPasswordReset),
  serve(contract.resetPassword, ResetPassword),
  serve(contract.getUser, GetUser),
  serve(contract.updateUser, UpdateUser),
  serve(contract.deleteAccount, DeleteAccount),
  serve(contract.getTextAccount, GetTextAccount),
  serve(contract.saveTextAccount, SaveTextAccount),
  serve(contract.removeTextAccount, RemoveTextAccount),
  serve(contract.searchUsers, SearchUsers),
  serve(contract.listUsers, ListUsers),
]

import { defineModule, provide } from '@callboard/core'
import { ChatAccounts } from './application/chat-account/chat-accounts.ts'
import { GetChatAccount } from './application/chat-account/get-chat-account.ts'
import { RemoveChatAccount } from './application/chat-account/remove-chat-account.ts'
import { SaveChatAccount } from './application/chat-account/save-chat-account.ts'
import { DeleteAccount } from './application/profile/delete-account.ts'
import { GetUser } from './application/profile/get-user.ts'
import { SearchUsers } from './application/profile/search-users.ts'
import { UpdateUser } from './application/profile/update-user.ts'
import { StoredUserDirectory } from './application/profile/user-directory.ts'
import { StoredUserPhotos } from './application/profile/user-photos.ts'
import { CheckUser } from './application/sign-in/check-user.ts'
import { GoogleLogin } from './application/sign-in/google-login.ts'
import { GoogleRegister } from './application/sign-in/google-register.ts'
import { LogIn } from './application/sign-in/log-in.ts'
import { LogOut } from './application/sign-in/log-out.ts'
import { RequestPasswordReset } from './application/sign-in/request-password-reset.ts'
import { ResetPassword } from './application/sign-in/reset-password.ts'
import { StoredSignInDirectory } from './application/sign-in/sign-in-directory.ts'
import { SignIns } from './application/sign-in/sign-ins.ts'
import { StartGoogle } from './application/sign-in/start-google.ts'
import { TellProviders } from './application/sign-in/tell-providers.ts'
import { TellVersion } from './application/sign-in/tell-version.ts'
import { VerifyToken } from './application/sign-in/verify-token.ts'
import { WhoAmI } from './application/sign-in/who-am-i.ts'
import { CreateUser } from './application/sign-up/create-user.ts'
import { OnTalentInvited } from './application/sign-up/on-talent-invited.ts'
import { Register } from './application/sign-up/register.ts'
import { StoredTalentAccounts } from './application/sign-up/talent-accounts.ts'
import { ApproveStaffRequest } from './application/staff-requests/approve-staff-request.ts'
import { DeclineStaffRequest } from './application/staff-requests/decline-staff-request.ts'
import { ListStaffRequests } from './application/staff-requests/list-staff-requests.ts'
import { GetTextAccount } from './application/text-account/get-text-account.ts'
import { RemoveTextAccount } from './application/text-account/remove-text-account.ts'
import { SaveTextAccount } from './application/text-account/save-text-account.ts'
import { TextAccounts } from './application/text-account/text-accounts.ts'
import { CreateUserInConsole } from './application/users/create-user.ts'
import { DeleteUser } from './application/users/delete-user.ts'
import { GetManagedUser } from './application/users/get-managed-user.ts'
import { GetUserTraces } from './application/users/get-user-traces.ts'
import { ListUsers } from './application/users/list-users.ts'
import { RemoveLogo } from './application/users/remove-logo.ts'
import { RemoveLogoFile } from './application/users/remove-logo-file.ts'
import { SaveLogo } from './application/users/save-logo.ts'
import {
  AccountLoader,
  CHAT_ACCOUNT_DIRECTORY,
  SIGN_IN_DIRECTORY,
  TALENT_ACCOUNTS,
  TEXT_ACCOUNT_DIRECTORY,
  USER_DIRECTORY,
  USER_PHOTOS,
} from './queries/index.ts'

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
    GetChatAccount,
    SaveChatAccount,
    RemoveChatAccount,
    SaveLogo,
    RemoveLogo,
    SearchUsers,
    ListUsers,
    GetManagedUser,
    CreateUserInConsole,
    GetUserTraces,
    DeleteUser,
    ListStaffRequests,
    ApproveStaffRequest,
    DeclineStaffRequest,
  ],
  handlers: [RemoveLogoFile, OnTalentInvited],
  subjects: [AccountLoader],
  queries: [
    provide(USER_DIRECTORY, StoredUserDirectory),
    provide(SIGN_IN_DIRECTORY, StoredSignInDirectory),
    provide(USER_PHOTOS, StoredUserPhotos),
    provide(TALENT_ACCOUNTS, StoredTalentAccounts),
    provide(TEXT_ACCOUNT_DIRECTORY, TextAccounts),
    provide(CHAT_ACCOUNT_DIRECTORY, ChatAccounts),
  ],
  services: [SignIns, CreateUser],
})

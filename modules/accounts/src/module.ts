import { defineModule, provide } from '@callboard/core'
import { JoinedBotChecks } from './application/bot-check/bot-check.ts'
import { CaptchaChallenge, VerifyCaptcha } from './application/bot-check/captcha-calls.ts'
import { ChatAccounts } from './application/chat-account/chat-accounts.ts'
import {
  GetChatAccount,
  RemoveChatAccount,
  SaveChatAccount,
} from './application/chat-account/own-chat-account.ts'
import { BuildOwnData, RemoveOwnData } from './application/own-data/build-own-data.ts'
import {
  DownloadOwnData,
  GetOwnData,
  OwnDataLoader,
  RequestOwnData,
} from './application/own-data/own-data.ts'
import {
  AddPasskey,
  BeginPasskey,
  ListPasskeys,
  PasskeyLoader,
  RemovePasskey,
  RenamePasskey,
} from './application/passkeys/own-passkeys.ts'
import { AskPasskey, PasskeySignIn } from './application/passkeys/passkey-sign-in.ts'
import {
  AddHeadshot,
  OrderHeadshots,
  RemoveHeadshot,
  RemoveHeadshots,
} from './application/profile/headshots.ts'
import { DeleteAccount, GetUser } from './application/profile/own-account.ts'
import { SearchUsers } from './application/profile/search-users.ts'
import { GetTalentProfile, SaveAboutMe, SaveTalentDetails } from './application/profile/talent-profile.ts'
import { StoredTalentProfiles } from './application/profile/talent-profiles.ts'
import { UpdateUser } from './application/profile/update-user.ts'
import { StoredUserDirectory } from './application/profile/user-directory.ts'
import { StoredUserPhotos } from './application/profile/user-photos.ts'
import { ConfirmSignIn } from './application/second-factor/confirm-sign-in.ts'
import {
  BeginSecondFactor,
  GetSecondFactor,
  RenewRecoveryCodes,
  SwitchOffSecondFactor,
  SwitchOnSecondFactor,
} from './application/second-factor/own-second-factor.ts'
import { ResetSecondFactor, SecondFactorResets } from './application/second-factor/reset-second-factor.ts'
import { SecondStep } from './application/second-factor/second-step.ts'
import { CheckUser, Providers, Version } from './application/sign-in/before-sign-in.ts'
import { GoogleLogin, GoogleRegister, StartGoogle } from './application/sign-in/google-sign-in.ts'
import { Login, Logout } from './application/sign-in/log-in.ts'
import { CheckResetLink, RequestPasswordReset, ResetPassword } from './application/sign-in/password-reset.ts'
import { StoredSignInDirectory } from './application/sign-in/sign-in-directory.ts'
import { SignIns } from './application/sign-in/sign-ins.ts'
import { VerifyToken, WhoAmI } from './application/sign-in/signed-in-user.ts'
import { CreateUser } from './application/sign-up/create-user.ts'
import { OnTalentInvited } from './application/sign-up/on-talent-invited.ts'
import { Register } from './application/sign-up/register.ts'
import { StoredTalentAccounts } from './application/sign-up/talent-accounts.ts'
import {
  ApproveStaffRequest,
  DeclineStaffRequest,
  ListStaffRequests,
} from './application/staff-requests/staff-requests.ts'
import {
  GetTextAccount,
  RemoveTextAccount,
  SaveTextAccount,
} from './application/text-account/own-text-account.ts'
import { TextAccounts } from './application/text-account/text-accounts.ts'
import { GetOwnTraces, GetUserTraces } from './application/users/account-traces.ts'
import { DeleteUser, GetManagedUser, ListUsers } from './application/users/console-users.ts'
import { CreateUserInConsole } from './application/users/create-user.ts'
import { RemoveLogo, RemovePictureFile, SaveLogo } from './application/users/logo.ts'
import { BOT_CHECKS } from './commands/index.ts'
import {
  AccountLoader,
  CHAT_ACCOUNT_DIRECTORY,
  SIGN_IN_DIRECTORY,
  TALENT_ACCOUNTS,
  TALENT_PROFILES,
  TEXT_ACCOUNT_DIRECTORY,
  USER_DIRECTORY,
  USER_PHOTOS,
} from './queries/index.ts'

export const accountsModule = defineModule({
  name: 'accounts',
  useCases: [
    Login,
    Logout,
    VerifyToken,
    WhoAmI,
    CheckUser,
    Register,
    Providers,
    CaptchaChallenge,
    VerifyCaptcha,
    StartGoogle,
    GoogleLogin,
    GoogleRegister,
    Version,
    RequestPasswordReset,
    CheckResetLink,
    ResetPassword,
    SecondStep,
    ConfirmSignIn,
    GetSecondFactor,
    BeginSecondFactor,
    SwitchOnSecondFactor,
    SwitchOffSecondFactor,
    RenewRecoveryCodes,
    ResetSecondFactor,
    ListPasskeys,
    BeginPasskey,
    AddPasskey,
    RenamePasskey,
    RemovePasskey,
    AskPasskey,
    PasskeySignIn,
    GetUser,
    UpdateUser,
    DeleteAccount,
    RequestOwnData,
    GetOwnData,
    DownloadOwnData,
    GetTalentProfile,
    SaveAboutMe,
    SaveTalentDetails,
    AddHeadshot,
    OrderHeadshots,
    RemoveHeadshot,
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
    GetOwnTraces,
    DeleteUser,
    ListStaffRequests,
    ApproveStaffRequest,
    DeclineStaffRequest,
  ],
  handlers: [RemovePictureFile, RemoveHeadshots, BuildOwnData, RemoveOwnData, OnTalentInvited],
  subjects: [AccountLoader, OwnDataLoader, PasskeyLoader],
  queries: [
    provide(USER_DIRECTORY, StoredUserDirectory),
    provide(SIGN_IN_DIRECTORY, StoredSignInDirectory),
    provide(USER_PHOTOS, StoredUserPhotos),
    provide(TALENT_ACCOUNTS, StoredTalentAccounts),
    provide(TALENT_PROFILES, StoredTalentProfiles),
    provide(TEXT_ACCOUNT_DIRECTORY, TextAccounts),
    provide(CHAT_ACCOUNT_DIRECTORY, ChatAccounts),
  ],
  commands: [provide(BOT_CHECKS, JoinedBotChecks)],
  services: [SignIns, CreateUser, SecondFactorResets],
})

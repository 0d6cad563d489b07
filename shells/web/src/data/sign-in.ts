import {
  checkResetLink,
  checkUser,
  googleLogin,
  googleRegister,
  login,
  passkeySignIn,
  register,
  requestPasswordReset,
  resetPassword,
} from '@callboard/accounts/contract'
import { defineAction } from '@callboard/kit/data'

export const checkUserAction = defineAction(checkUser)
export const loginAction = defineAction(login)
export const passkeySignInAction = defineAction(passkeySignIn)
export const registerAction = defineAction(register)
export const googleLoginAction = defineAction(googleLogin)
export const googleRegisterAction = defineAction(googleRegister)

const says = () => 'Please check you email for the reset link!'

export const requestResetAction = defineAction(requestPasswordReset, { says })
export const checkResetLinkAction = defineAction(checkResetLink)

/** From a page that has nothing else to show meanwhile. */
export const requestResetOnPageAction = defineAction(requestPasswordReset, { says, blocking: true })
export const resetPasswordAction = defineAction(resetPassword, {
  blocking: true,
  says: () => 'Password reset successfully!',
})

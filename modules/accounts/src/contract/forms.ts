import { defineForm } from '@callboard/core/http-contract'
import {
  deleteAccount,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  updateUser,
} from './endpoints.ts'
import { googleRegister } from './google-endpoints.ts'
import { saveTextAccount } from './text-account-endpoints.ts'

const NAMES = { first_name: 'First name required', last_name: 'Last name required' } as const
const NEW_PASSWORD = {
  password: { required: 'Password is required', minLength: 'At least 8 characters.' },
} as const

export const emailForm = defineForm(requestPasswordReset, { email: 'Valid Email is required' })

export const loginForm = defineForm(login, {})

export const signUpForm = defineForm(register, { ...NAMES, ...NEW_PASSWORD })

export const googleSignUpForm = defineForm(googleRegister, NAMES)

export const newPasswordForm = defineForm(resetPassword, NEW_PASSWORD)

export const profileForm = defineForm(updateUser, { ...NAMES, ...NEW_PASSWORD })

export const deleteAccountForm = defineForm(deleteAccount, {})

export const textAccountForm = defineForm(saveTextAccount, {})

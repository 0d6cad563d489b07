import { defineForm, type Form } from '@callboard/core/http-contract'
import { saveChatAccount } from './chat-account-endpoints.ts'
import {
  deleteAccount,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  updateUser,
} from './endpoints.ts'
import { googleRegister } from './google-endpoints.ts'
import { declineStaffRequest } from './staff-request-endpoints.ts'
import { saveTextAccount } from './text-account-endpoints.ts'
import { createUser } from './user-endpoints.ts'

const NAMES = { first_name: 'First name required', last_name: 'Last name required' } as const
const NEW_PASSWORD = {
  password: { required: 'Password is required', minLength: 'At least 8 characters.' },
} as const

export const emailForm = defineForm(requestPasswordReset, { email: 'Valid Email is required' })

export const loginForm = defineForm(login, {})

export const signUpForm = defineForm(register, { ...NAMES, ...NEW_PASSWORD })

export const googleSignUpForm = defineForm(googleRegister, NAMES)

/** Wherever a code is typed, with or without the password. Its rules (`codeRules`) say all that a screen can know. */
export const proofForm: Form = { body: {}, sentences: {} }

export const newPasswordForm = defineForm(resetPassword, NEW_PASSWORD)

export const profileForm = defineForm(updateUser, { ...NAMES, ...NEW_PASSWORD })

export const deleteAccountForm = defineForm(deleteAccount, {})

export const textAccountForm = defineForm(saveTextAccount, {})

export const chatAccountForm = defineForm(saveChatAccount, {})

const EMAIL = { email: 'Valid Email is required' } as const

export const createUserForm = defineForm(createUser, { ...NAMES, ...NEW_PASSWORD, ...EMAIL })

export const editUserForm = defineForm(updateUser, { ...NAMES, ...NEW_PASSWORD, ...EMAIL })

export const declineForm = defineForm(declineStaffRequest, {})

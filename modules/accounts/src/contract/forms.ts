import { defineForm, type Form } from '@callboard/core/http-contract'
import { type TObject, Type } from '@sinclair/typebox'
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
import { renamePasskey } from './passkey-endpoints.ts'
import { declineStaffRequest } from './staff-request-endpoints.ts'
import { saveTextAccount } from './text-account-endpoints.ts'
import { createUser } from './user-endpoints.ts'

/** Nobody types the pass of a device or the answer to the bot check. */
const typed = <E extends { readonly body: TObject }>(endpoint: E) => ({
  ...endpoint,
  body: Type.Omit(endpoint.body, ['captcha', 'device']),
})

const NAMES = { first_name: 'First name required', last_name: 'Last name required' } as const
const NEW_PASSWORD = {
  password: { required: 'Password is required', minLength: 'At least 8 characters.' },
} as const

export const emailForm = defineForm(typed(requestPasswordReset), { email: 'Valid Email is required' })

export const loginForm = defineForm(typed(login), {})

const ACCOUNT_TYPE = { user_type: 'Choose what the account is for' } as const

export const signUpForm = defineForm(typed(register), { ...ACCOUNT_TYPE, ...NAMES, ...NEW_PASSWORD })

export const googleSignUpForm = defineForm(typed(googleRegister), { ...ACCOUNT_TYPE, ...NAMES })

/** Wherever a code is typed, with or without the password. Its rules (`codeRules`) say all that a screen can know. */
export const proofForm: Form = { body: {}, sentences: {} }

export const passkeyForm = defineForm(renamePasskey, { name: 'Name is required' })

export const newPasswordForm = defineForm(typed(resetPassword), NEW_PASSWORD)

export const profileForm = defineForm(updateUser, { ...NAMES, ...NEW_PASSWORD })

export const deleteAccountForm = defineForm(deleteAccount, {})

export const textAccountForm = defineForm(saveTextAccount, {})

export const chatAccountForm = defineForm(saveChatAccount, {})

const EMAIL = { email: 'Valid Email is required' } as const

export const createUserForm = defineForm(createUser, { ...NAMES, ...NEW_PASSWORD, ...EMAIL })

export const editUserForm = defineForm(updateUser, { ...NAMES, ...NEW_PASSWORD, ...EMAIL })

export const declineForm = defineForm(declineStaffRequest, {})

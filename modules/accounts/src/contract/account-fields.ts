import type { USER_TYPES } from '@callboard/core/http-contract'

type AccountType = (typeof USER_TYPES)[number]

/** Parts of an account that only some user types have, for the form and the server alike. */
export const ACCOUNT_FIELDS = {
  credentials: ['super_admin', 'casting_director'],
  attached_users: ['session_manager', 'casting_director'],
  business_id: ['casting_director'],
  logo: ['super_admin', 'casting_director', 'client', 'talent'],
  visibility: ['session_manager', 'super_admin'],
} as const satisfies Record<string, readonly AccountType[]>

export type AccountField = keyof typeof ACCOUNT_FIELDS

export const hasField = (type: AccountType, field: AccountField): boolean =>
  (ACCOUNT_FIELDS[field] as readonly AccountType[]).includes(type)

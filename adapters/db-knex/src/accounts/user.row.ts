import type { User } from '@callboard/accounts'
import { USER_TYPES, type UserType } from '@callboard/core'
import { flagFromRow, instantFromRow } from '../dialect/values.ts'

/** A row of the table `account_user`, as far as accounts in use need it. */
export interface UserRow {
  readonly id: string
  readonly email: string | null
  readonly password_hash: string | null
  readonly google_subject: string | null
  readonly user_type: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly staff_requested: unknown
  readonly created_at: unknown
}

function userTypeFromRow(code: string): UserType {
  const type = USER_TYPES.find((known) => known === code)
  if (!type) throw new Error(`Not a user type in a row: ${code}`)
  return type
}

export function userFromRow(row: UserRow): User {
  if (row.email === null) throw new Error(`A deleted account in a row: ${row.id}`)
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    googleSubject: row.google_subject,
    userType: userTypeFromRow(row.user_type),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    staffRequested: flagFromRow(row.staff_requested),
    createdAt: instantFromRow(row.created_at),
  }
}

export const userToRow = (user: User) => ({
  id: user.id,
  email: user.email,
  password_hash: user.passwordHash,
  google_subject: user.googleSubject,
  user_type: user.userType,
  first_name: user.firstName,
  last_name: user.lastName,
  first_name_key: user.firstName.toLowerCase(),
  last_name_key: user.lastName.toLowerCase(),
  phone: user.phone,
  staff_requested: user.staffRequested,
  created_at: user.createdAt,
})

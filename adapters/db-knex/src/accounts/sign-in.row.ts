import type { SignIn } from '@callboard/accounts'
import { instantFromRow } from '../dialect/values.ts'
import type { UserRow } from './user.row.ts'

/** A row of the table `account_sign_in`. */
export interface SignInRow {
  readonly id: string
  readonly user_id: string
  readonly digest: string
  readonly created_at: unknown
  readonly last_seen_at: unknown
  readonly expires_at: unknown
}

/** A sign-in joined with its user: both tables have an `id` and a `created_at`. */
export interface SignInWithUserRow extends UserRow {
  readonly sign_in_id: string
  readonly digest: string
  readonly signed_in_at: unknown
  readonly last_seen_at: unknown
  readonly expires_at: unknown
}

export const signInOfUserRow = (row: SignInWithUserRow): SignIn => ({
  id: row.sign_in_id,
  userId: row.id,
  digest: row.digest,
  createdAt: instantFromRow(row.signed_in_at),
  lastSeenAt: instantFromRow(row.last_seen_at),
  expiresAt: instantFromRow(row.expires_at),
})

export const signInToRow = (signIn: SignIn): SignInRow => ({
  id: signIn.id,
  user_id: signIn.userId,
  digest: signIn.digest,
  created_at: signIn.createdAt,
  last_seen_at: signIn.lastSeenAt,
  expires_at: signIn.expiresAt,
})

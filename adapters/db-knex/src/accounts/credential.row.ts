import type { Credential } from '@callboard/accounts'
import { instantFromRow } from '../dialect/values.ts'

/** A row of the table `account_credential`. */
export interface CredentialRow {
  readonly user_id: string
  readonly name: string
  readonly account: string
  readonly value_sealed: string
  readonly updated_by: string
  readonly updated_at: unknown
}

export function credentialFromRow(row: CredentialRow): Credential {
  if (row.name !== 'twilio') throw new Error(`Not a provider in a row: ${row.name}`)
  return {
    userId: row.user_id,
    name: row.name,
    account: row.account,
    sealed: row.value_sealed,
    updatedBy: row.updated_by,
    updatedAt: instantFromRow(row.updated_at),
  }
}

export const credentialToRow = (credential: Credential) => ({
  user_id: credential.userId,
  name: credential.name,
  account: credential.account,
  value_sealed: credential.sealed,
  updated_by: credential.updatedBy,
  updated_at: credential.updatedAt,
})

import type { CredentialName } from '../contract/credential-rules.ts'

/** A key of the install at an outside service. */
export interface StoredCredential {
  readonly name: CredentialName
  /** Sealed under `credential:<name>`. */
  readonly sealed: string
  readonly updatedBy: string | null
  readonly updatedAt: Date
}

/** Shorter values would be half told by their end. */
const LONG = 12
const SHOWN = 4

export const endOf = (value: string): string => (value.length < LONG ? '' : value.slice(-SHOWN))

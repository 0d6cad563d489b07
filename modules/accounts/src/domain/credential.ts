/** The providers that a user's credentials can be for. */
export const CREDENTIAL_NAMES = ['twilio', 'cometchat'] as const
export type CredentialName = (typeof CREDENTIAL_NAMES)[number]

/** A user's credential for a provider, as it is stored. */
export interface Credential {
  readonly userId: string
  readonly name: CredentialName
  /** The name of the account at the provider; no secret. */
  readonly account: string
  /** The secrets, locked with the secret of the install, for this user and provider only. */
  readonly sealed: string
  readonly updatedBy: string
  readonly updatedAt: Date
}

/** The provider that somebody's credentials are for. */
export type CredentialName = 'twilio'

/** What somebody signs in to a provider with, as it is stored. */
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

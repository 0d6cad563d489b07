import { broken, type Token, token } from '@callboard/core'

export interface GoogleRequest {
  /** Comes back unchanged with the code. */
  readonly state: string
  /** Google puts it in the token, which is then good for this sign-in only. */
  readonly nonce: string
  /** Hex SHA-256 of the verifier that the exchange will show (PKCE). */
  readonly verifierDigest: string
  /** Where Google leads back to. */
  readonly redirectUri: string
}

export interface GoogleAnswer {
  /** The authorization code that Google gave the callback page; good once. */
  readonly code: string
  readonly verifier: string
  readonly nonce: string
  readonly redirectUri: string
}

/** Whom Google says it is. */
export interface GooglePerson {
  /** Google's own id of the account; stays when the address changes. */
  readonly subject: string
  /** In any case of letters; empty when Google gives none. */
  readonly email: string
  readonly emailVerified: boolean
  /** Empty where Google has none. */
  readonly firstName: string
  readonly lastName: string
}

/** Sign-in with Google: authorization code flow with PKCE. When Google is down, calls fail as `unavailable`. */
export interface GoogleIdentity {
  /** False when this install has no sign-in with Google. */
  readonly offered: boolean
  /** @returns the address at Google where the person agrees */
  address(request: GoogleRequest): Promise<string>
  /**
   * Gets the person from Google and checks the token: issuer, audience, signature, expiry and nonce.
   * @returns null for a code or token that is used, expired, forged or not for this sign-in
   */
  exchange(answer: GoogleAnswer): Promise<GooglePerson | null>
}

export const GOOGLE_IDENTITY: Token<GoogleIdentity> = token('accounts.google-identity')

const notOffered = () =>
  broken('google_not_offered', 'Sign-in with Google is not offered here. Please continue with e-mail.')

/** For installs without settings for Google. */
export const noGoogle: GoogleIdentity = {
  offered: false,
  address: () => Promise.reject(notOffered()),
  exchange: () => Promise.reject(notOffered()),
}

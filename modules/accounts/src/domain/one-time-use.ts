/** What is good for one request: an answer to the bot check, or the question that a passkey has signed. */
export interface OneTimeUse {
  /** Digest. */
  readonly id: string
  /** Digest of the request that used it; null until one has. */
  readonly usedFor: string | null
  readonly expiresAt: Date
}

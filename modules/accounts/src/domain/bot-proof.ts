/** An answer to the bot check that is kept until it expires. */
export interface KeptBotProof {
  /** Digest. */
  readonly id: string
  /** Digest of the request that used it; null until one has. */
  readonly usedFor: string | null
  readonly expiresAt: Date
}

/** A link that was mailed and sets a new password once. */
export interface PasswordReset {
  readonly id: string
  readonly userId: string
  /** Of the token in the link. */
  readonly digest: string
  readonly expiresAt: Date
}

const LIFETIME = 30 * 60_000

export const resetExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME)

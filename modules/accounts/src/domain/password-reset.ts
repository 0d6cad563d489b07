/** A link that was mailed and sets a new password once. */
export interface PasswordReset {
  readonly id: string
  readonly userId: string
  /** Of the token in the link. */
  readonly digest: string
  readonly expiresAt: Date
}

export const resetExpiry = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

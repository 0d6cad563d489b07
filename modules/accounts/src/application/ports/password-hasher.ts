import { type Token, token } from '@callboard/core'
export interface PasswordHasher {
  /** argon2id with current OWASP parameters, off the event loop, at most 16 at once. @returns a PHC string */
  hash(password: string): Promise<string>
  /** `null` as the stored hash takes as long as a real one and is never right. */
  matches(password: string, stored: string | null): Promise<boolean>
  /** The stored hash was made with older parameters. */
  isOutdated(stored: string): boolean
}

export const PASSWORD_HASHER: Token<PasswordHasher> = token('accounts.password-hasher')

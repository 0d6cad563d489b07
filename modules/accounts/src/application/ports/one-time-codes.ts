import { type Token, token, type UserType } from '@callboard/core'

/** Codes of six figures that an app makes anew every 30 seconds (RFC 6238). */
export interface OneTimeCodes {
  /** What an app reads from a QR code. @param secret base32 */
  address(secret: string, email: string): string
  /**
   * @param secret base32
   * @param code six figures
   * @returns the number of the window that the code belongs to: of this moment, the one before or the one after; null
   *   for any other code
   */
  windowOf(secret: string, code: string, now: Date): number | null
}

export const ONE_TIME_CODES: Token<OneTimeCodes> = token('accounts.one-time-codes')

/** Kinds of account that must have a second factor in this install. */
export const SECOND_FACTOR_TYPES: Token<readonly UserType[]> = token('accounts.second-factor-types')

import { type Token, token } from '@callboard/core'

/** Tells people from programs. */
export interface Captcha {
  /** Public key that the browser loads the check with; null when this install has no check. */
  readonly siteKey: string | null
  /**
   * Uses up the answer: it does not pass a second time.
   * @param answer what the person's browser got for passing; empty when it sent none
   * @returns false for an answer that is wrong, expired or used
   * @throws DomainError unavailable when it cannot be checked; the answer may then be tried again
   */
  verify(answer: string): Promise<boolean>
}

export const CAPTCHA: Token<Captcha> = token('accounts.captcha')

/** For installs without a bot check: everybody passes. */
export const noCaptcha: Captcha = { siteKey: null, verify: async () => true }

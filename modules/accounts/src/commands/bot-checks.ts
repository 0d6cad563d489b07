import { type Token, token } from '@callboard/core'

/** A passed bot check. */
export interface BotProof {
  /** Digest; the same for every spelling of the same answer. */
  readonly id: string
  /** When the answer is no longer good. */
  readonly expiresAt: Date
}

/** The bot check of a request of another module, which the write of that request uses up. */
export interface BotChecks {
  /**
   * Uses nothing up.
   * @param answer what the caller's browser got for passing
   * @throws DomainError rule `captcha_failed` for an answer that is missing, wrong or expired; unavailable when it cannot
   * be judged
   */
  passed(answer: string | undefined): Promise<BotProof>
  /**
   * Uses the proof up in the caller's write: it is good again when that write is undone.
   * @param use the request that it is for; the same one, sent again, passes
   * @throws DomainError rule `captcha_failed` when another request has used it
   */
  spend(proof: BotProof, use: string): Promise<void>
}

export const BOT_CHECKS: Token<BotChecks> = token('accounts.bot-checks')

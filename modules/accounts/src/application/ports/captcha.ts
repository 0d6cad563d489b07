import { type Token, token } from '@callboard/core'
import type { BotProof } from '../../commands/index.ts'
import type { CaptchaChallenge, CaptchaOffer } from '../../contract/index.ts'

/** Tells people from programs. It judges answers; `BotCheck` sees to it that each is used once. */
export interface Captcha {
  readonly offer: CaptchaOffer
  /** An outside system judges an answer a single time: what it said is kept until a request uses it. */
  readonly judgesOnce: boolean
  /** The work for one answer; null where the outside system gives it to the browser. */
  challenge(): Promise<CaptchaChallenge | null>
  /**
   * @param answer what the person's browser got for passing
   * @returns null for an answer that is wrong or expired; the same id for every spelling of the same answer
   * @throws DomainError unavailable when it cannot be judged; the answer may then be tried again
   */
  judge(answer: string): Promise<BotProof | null>
}

export const CAPTCHA: Token<Captcha> = token('accounts.captcha')

import { DomainError } from '@callboard/core'
import type { Captcha } from '../application/ports/index.ts'

/** A bot check whose answers the test hands out. */
export class FakeCaptcha implements Captcha {
  readonly siteKey = 'site-key'
  reachable = true
  readonly #answers = new Set<string>()

  /** The answer that a browser would send after a passed check. */
  pass(): string {
    const answer = crypto.randomUUID()
    this.#answers.add(answer)
    return answer
  }

  async verify(answer: string): Promise<boolean> {
    if (!this.reachable) {
      throw new DomainError('unavailable', 'captcha_unavailable', 'The bot check cannot be reached.')
    }
    return this.#answers.delete(answer)
  }
}

import { type Clock, DomainError } from '@callboard/core'
import type { Captcha } from '../application/ports/index.ts'
import type { BotProof } from '../commands/index.ts'

/** A bot check whose answers the test hands out. */
export class FakeCaptcha implements Captcha {
  readonly offer = { kind: 'altcha' } as const
  judgesOnce = false
  reachable = true
  readonly #clock: Clock
  readonly #answers = new Map<string, BotProof>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The answer that a browser would send after a passed check. */
  pass(): string {
    const answer = crypto.randomUUID()
    const expiresAt = new Date(this.#clock.now().getTime() + 20 * 60_000)
    this.#answers.set(answer, { id: answer, expiresAt })
    return answer
  }

  async challenge(): Promise<null> {
    return null
  }

  async judge(answer: string): Promise<BotProof | null> {
    if (!this.reachable) {
      throw new DomainError('unavailable', 'captcha_unavailable', 'The bot check cannot be reached.')
    }
    const proof = this.#answers.get(answer) ?? null
    if (this.judgesOnce) this.#answers.delete(answer)
    return proof
  }
}

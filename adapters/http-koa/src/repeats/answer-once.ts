import type { RepeatableCall, StoredReply } from '@callboard/core'
import { sealAnswer } from '../caller/sealed-answer.ts'
import { type Answer, answerOf } from '../routes/answer.ts'

/** The answer of one call with an `Idempotency-Key`, kept for repeats by its transaction or after it. */
export class AnswerOnce implements RepeatableCall {
  readonly key: string
  readonly #secret: string
  #promised: Answer | null = null
  #isKept = false

  constructor(key: string, secret: string) {
    this.key = key
    this.#secret = secret
  }

  stored(reply: unknown): StoredReply {
    this.#promised = answerOf(reply)
    return this.sealed(this.#promised)
  }

  sealed({ status, json }: Answer): StoredReply {
    return { status, body: sealAnswer(this.#secret, json) }
  }

  onKept(): void {
    this.#isKept = true
  }

  /** Whether a transaction has kept it. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** Whether who repeats the call would get something else than this. */
  differsFrom(answer: Answer): boolean {
    return this.#isKept && this.#promised?.json !== answer.json
  }
}

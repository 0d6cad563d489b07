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

  /** True when a transaction has kept the answer. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** True when a repeat of the call would get another answer. */
  differsFrom(answer: Answer): boolean {
    return this.#isKept && this.#promised?.json !== answer.json
  }
}

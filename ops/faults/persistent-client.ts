import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, type ReplyOf, requestOf } from '@callboard/core/http-contract'
import type { CallInput } from '../../features/drivers/http/api-client.ts'

const CALL_PATIENCE = 15_000
const PATIENCE = 600_000
const PAUSE = 300
/** As the server asks for, while a try that was cut off still counts as running. */
const BUSY_PAUSE = 2_000

/** A definite no. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** Outcomes of all calls, for the report. */
export interface CallCounts {
  answered: number
  /** Tries that ended without an answer or with 'try again'. */
  repeated: number
  /** Milliseconds of the longest try. */
  longestTry: number
  /** Answers by the thousandth that must never be given: a 5xx other than 502, 503 and 504. */
  readonly faults: string[]
}

const mayTryAgain = (status: number, code: string) =>
  status === 429 || status >= 500 || code === 'idempotency_busy'

/** A client that repeats a call under one Idempotency-Key until it is answered. */
export class PersistentClient {
  readonly #origin: string
  readonly #counts: CallCounts
  readonly #address: string
  /** Why the last try came to nothing. */
  #last = ''
  readonly token: string | undefined

  /** @param address the caller's address that the balancer is told */
  constructor(origin: string, counts: CallCounts, address: string, token?: string) {
    this.#origin = origin
    this.#counts = counts
    this.#address = address
    this.token = token
  }

  signedIn(token: string): PersistentClient {
    return new PersistentClient(this.#origin, this.#counts, this.#address, token)
  }

  /** @throws Refused for a definite no; Error when there is no answer within a minute */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
    const key = randomUUID()
    const deadline = Date.now() + PATIENCE
    for (;;) {
      const answer = await this.#try(endpoint, input as Record<string, unknown>, key)
      if (answer) {
        this.#counts.answered += 1
        return answer.reply as ReplyOf<E>
      }
      this.#counts.repeated += 1
      if (Date.now() > deadline)
        throw new Error(`${endpoint.name} was not answered in a minute, last: ${this.#last}.`)
      await pause(this.#last.includes('idempotency_busy') ? BUSY_PAUSE : PAUSE)
    }
  }

  /** @returns null when it may be tried again */
  async #try(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    key: string,
  ): Promise<{ reply: unknown } | null> {
    const { address, body } = requestOf(endpoint, input)
    const headers = new Headers({ 'x-forwarded-for': this.#address })
    if (this.token) headers.set('authorization', `Bearer ${this.token}`)
    if (endpoint.method !== 'GET') headers.set('idempotency-key', key)
    if (body && 'json' in body) headers.set('content-type', 'application/json')
    const began = Date.now()
    try {
      const response = await fetch(this.#origin + address, {
        method: endpoint.method,
        headers,
        signal: AbortSignal.timeout(CALL_PATIENCE),
        body: body && ('json' in body ? JSON.stringify(body.json) : (body.file as Blob)),
      })
      const text = await response.text()
      if (response.ok) return { reply: JSON.parse(text) }
      return this.#refusal(endpoint, response.status, text)
    } catch (error) {
      if (error instanceof Refused) throw error
      this.#last = String(error)
      return null
    } finally {
      this.#counts.longestTry = Math.max(this.#counts.longestTry, Date.now() - began)
    }
  }

  #refusal(endpoint: Endpoint, status: number, text: string): null {
    const { code, message } = text.startsWith('{')
      ? JSON.parse(text).error
      : { code: 'balancer', message: text.slice(0, 100) }
    if (status === 500) this.#counts.faults.push(`${endpoint.name}: ${text.slice(0, 300)}`)
    this.#last = `${status} ${code}`
    if (mayTryAgain(status, code)) return null
    throw new Refused(status, code, message)
  }
}

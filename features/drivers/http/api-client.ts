import { randomUUID } from 'node:crypto'
import { type Endpoint, type InputOf, type ReplyOf, requestOf } from '@callboard/core/http-contract'
import { ownAddress } from './own-address.ts'

/** What a caller hands over; the token of a call is the client's own. */
export type CallInput<E extends Endpoint> =
  InputOf<E> extends { file: unknown }
    ? Omit<InputOf<E>, 'file'> & { file: Blob }
    : InputOf<E> extends { bearer: string }
      ? Omit<InputOf<E>, 'bearer'>
      : InputOf<E>

/** A refusal of the server, as it came. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** Faults by field. */
  readonly fields: Readonly<Record<string, string>>
  /** The present state of the call's subject, after a conflict. */
  readonly current: unknown
  /** Numbers about the refusal. */
  readonly details: Readonly<Record<string, number>>

  constructor(
    status: number,
    error: {
      code: string
      message: string
      fields?: Readonly<Record<string, string>>
      current?: unknown
      details?: Readonly<Record<string, number>>
    },
  ) {
    super(`${status} ${error.code}: ${error.message}`)
    this.status = status
    this.code = error.code
    this.fields = error.fields ?? {}
    this.current = error.current
    this.details = error.details ?? {}
  }
}

/** An API client that calls endpoints with a bearer token. */
export class ApiClient {
  readonly #origin: string
  readonly token: string | undefined
  readonly #address: string

  /** @param address the caller's address that a reverse proxy would pass on */
  constructor(origin: string, token?: string, address = ownAddress()) {
    this.#origin = origin
    this.token = token
    this.#address = address
  }

  /**
   * @param key says that a call is the same as an earlier one
   * @throws Refusal when the answer is not 2xx
   */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    key: string = randomUUID(),
  ): Promise<ReplyOf<E>> {
    const { address, body } = requestOf(endpoint, input as Record<string, unknown>)
    const headers = new Headers()
    if (this.token) headers.set('authorization', `Bearer ${this.token}`)
    headers.set('x-forwarded-for', this.#address)
    if (body && 'json' in body) headers.set('content-type', 'application/json')
    // As the web app does, so that a balancer may send it again.
    if (endpoint.method !== 'GET') headers.set('idempotency-key', key)
    const response = await fetch(this.#origin + address, {
      method: endpoint.method,
      headers,
      body: body && ('json' in body ? JSON.stringify(body.json) : (body.file as Blob)),
    })
    const text = await response.text()
    // A balancer answers for itself, in words of its own.
    if (!text.startsWith('{') && !text.startsWith('['))
      throw new Refusal(response.status, { code: 'balancer', message: text })
    const reply = JSON.parse(text)
    if (!response.ok) throw new Refusal(response.status, reply.error)
    return reply
  }
}

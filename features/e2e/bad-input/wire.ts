import { expect } from 'chai'
import { ownAddress } from '../../drivers/http/own-address.ts'

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly json: unknown
}

interface Sent {
  readonly json?: unknown
  /** A body as it is, with the type it claims. */
  readonly raw?: BodyInit
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A client with hand-written requests: nothing here checks a call, so that it can be wrong. */
export class Wire {
  readonly #origin: string
  readonly #token: string | undefined
  readonly #address = ownAddress()

  constructor(origin: string, token?: string) {
    this.#origin = origin
    this.#token = token
  }

  /** @param path below the origin */
  async send(method: string, path: string, { json, raw, type, headers = {} }: Sent = {}): Promise<Answer> {
    const all = new Headers({ 'x-forwarded-for': this.#address, ...headers })
    if (this.#token) all.set('authorization', `Bearer ${this.#token}`)
    const body = json === undefined ? raw : JSON.stringify(json)
    const contentType = type ?? (json === undefined ? undefined : 'application/json')
    if (contentType) all.set('content-type', contentType)
    const response = await fetch(this.#origin + path, { method, headers: all, body })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(text) : text,
    }
  }
}

interface Wanted {
  readonly code?: string
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly current?: unknown
}

interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

const KNOWN = ['code', 'message', 'fields', 'current', 'details', 'request_id']

/** A refusal in the one shape of the product, in words for a person, without a look behind the scenes. */
export function expectRefused(answer: Answer, status: number, wanted: Wanted = {}, about = ''): ErrorBody {
  const said = `${about} ${JSON.stringify(answer.json)}`
  expect(answer.status, said).to.equal(status)
  expect(answer.json, said).to.have.all.keys('error')
  const { error } = answer.json as { error: ErrorBody }
  expect(KNOWN, said).to.include.members(Object.keys(error))
  expect(error.code, said).to.match(/^[a-z_]+$/)
  expect(error.message, said).to.match(/^\S+ .*\S$/)
  expect(error, said).not.to.have.property('stack')
  expect(error, said).to.deep.include(wanted)
  return error
}

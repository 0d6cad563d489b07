import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Judges answers as Google's `siteverify` does. It listens on a port of this machine that stays its own. */
export class RecaptchaServerFixture {
  /** Further fields of the verdict on a right answer. */
  details: object = { hostname: 'callboard.test' }
  /** Answers with this instead: a status, a text, or silence. */
  broken: number | string | 'silent' | null = null
  readonly #secret: string
  readonly #answers = new Map<string, 'fresh' | 'used'>()
  #server: Server | null = null
  #port = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  get verifyUrl(): string {
    return `http://127.0.0.1:${this.#port}/recaptcha/api/siteverify`
  }

  /** The answer that a browser would send after a passed check. */
  pass(): string {
    const answer = randomUUID()
    this.#answers.set(answer, 'fresh')
    return answer
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => void this.#answer(request, response))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await text(request))
    if (this.broken === 'silent') return
    if (typeof this.broken === 'number') response.writeHead(this.broken).end()
    else response.end(this.broken ?? JSON.stringify(this.#verdict(given)))
  }

  #verdict(given: URLSearchParams): object {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] })
    if (given.get('secret') !== this.#secret) return refused('invalid-input-secret')
    const answer = given.get('response') ?? ''
    const known = this.#answers.get(answer)
    if (!known) return refused('invalid-input-response')
    if (known === 'used') return refused('timeout-or-duplicate')
    this.#answers.set(answer, 'used')
    return { success: true, challenge_ts: new Date().toISOString(), ...this.details }
  }
}

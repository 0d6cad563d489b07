import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type OidcPerson, type TokenFaults, type TokenMaker, tokenMaker } from './token-maker.ts'

export type { OidcPerson, TokenFaults } from './token-maker.ts'

export interface OidcClient {
  readonly clientId: string
  readonly clientSecret: string
}

interface Agreement {
  readonly person: OidcPerson
  /** The query of the authorization address. */
  readonly asked: URLSearchParams
}

/**
 * The part of OpenID Connect that Google offers one web application: discovery, keys, an authorization address that
 * agrees at once, and the exchange of codes with PKCE. It listens on a port of this machine that stays its own.
 */
export class OidcServer {
  /** The person who agrees at the authorization address; null: every request is cancelled. */
  person: OidcPerson | null = null
  faults: TokenFaults = {}
  /** The answer of the exchange instead of a token: a status, or silence. */
  exchangeFails: number | 'silent' | null = null
  /** The paths that were asked for, in order. */
  readonly requests: string[] = []
  readonly #client: OidcClient
  readonly #tokens: TokenMaker
  readonly #agreements = new Map<string, Agreement>()
  #server: Server | null = null
  #port = 0

  constructor(client: OidcClient, tokens: TokenMaker) {
    this.#client = client
    this.#tokens = tokens
  }

  static async start(client: OidcClient): Promise<OidcServer> {
    const server = new OidcServer(client, await tokenMaker())
    await server.start()
    return server
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Listens, after `stop` on the same port again and with all that it knew. */
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

  /** Goes to an address of `authorize` as that person's browser. @returns the address it is led back to */
  async visit(address: string, person: OidcPerson | null): Promise<URL> {
    this.person = person
    const { headers } = await fetch(address, { redirect: 'manual' })
    return new URL(headers.get('location') ?? '')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer)
    this.requests.push(pathname)
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return reply(response, 200, this.#metadata())
      case '/jwks':
        return reply(response, 200, { keys: [this.#tokens.published] })
      case '/authorize':
        return this.#authorize(searchParams, response)
      case '/token':
        return await this.#exchange(new URLSearchParams(await text(request)), response)
      default:
        return reply(response, 404, {})
    }
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const isRight =
      asked.get('client_id') === this.#client.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.get('scope')?.split(' ').includes('openid')
    if (!isRight) {
      reply(response, 400, { error: 'invalid_request' })
      return
    }
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('iss', this.issuer)
    if (this.person) {
      const code = randomUUID()
      this.#agreements.set(code, { person: this.person, asked })
      back.searchParams.set('code', code)
    } else {
      back.searchParams.set('error', 'access_denied')
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async #exchange(given: URLSearchParams, response: ServerResponse): Promise<void> {
    if (this.exchangeFails === 'silent') return
    if (this.exchangeFails !== null) return reply(response, this.exchangeFails, {})
    const { clientId, clientSecret } = this.#client
    if (given.get('client_id') !== clientId || given.get('client_secret') !== clientSecret) {
      return reply(response, 401, { error: 'invalid_client' })
    }
    const code = given.get('code') ?? ''
    const agreement = this.#agreements.get(code)
    this.#agreements.delete(code)
    const challenge = hash('sha256', given.get('code_verifier') ?? '', 'base64url')
    const fits =
      agreement?.asked.get('code_challenge') === challenge &&
      agreement.asked.get('redirect_uri') === given.get('redirect_uri')
    if (!agreement || !fits) return reply(response, 400, { error: 'invalid_grant' })
    const facts = { issuer: this.issuer, audience: clientId, nonce: agreement.asked.get('nonce') ?? '' }
    const idToken = await this.#tokens.idToken(agreement.person, facts, this.faults)
    reply(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3_600,
      id_token: idToken,
    })
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

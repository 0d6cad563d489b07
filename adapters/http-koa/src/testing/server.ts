import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Actor, accessBy, type UserType } from '@callboard/core'
import { type Endpoint, fileBody, type Serving } from '@callboard/core/http-contract'
import { countingLimiter, e164Phones, MemoryAuthenticator, manualClock } from '@callboard/core/testing'
import { Type } from '@sinclair/typebox'
import { createHttpServer, createLogger, type HttpServerOptions, SERVER_TIMES } from '../index.ts'
import { replayMap, typeboxSchemas } from './fakes.ts'
import { LogLines } from './log-lines.ts'

type Run = (actor: Actor, input: Record<string, unknown>) => unknown

/** Ties an endpoint to a function, as a use case class. */
export function answered(endpoint: Endpoint, run: Run): Serving {
  const useCase = class {
    async run(actor: Actor, input: Record<string, unknown>): Promise<unknown> {
      return run(actor, input)
    }
  }
  return { endpoint, useCase: useCase as unknown as Serving['useCase'] }
}

const EVERYONE: Endpoint['access'] = [
  'super_admin',
  'casting_director',
  'session_manager',
  'client',
  'talent',
  'talent-page',
  'anonymous',
]

/** An endpoint for all callers that takes and gives anything, but for the changes of the test. */
export const endpoint = (over: Partial<Endpoint> = {}): Endpoint => ({
  name: 'probe.run',
  summary: 'Runs the probe',
  method: 'POST',
  path: '/probe',
  access: EVERYONE,
  subject: { none: 'a probe' },
  reply: Type.Any(),
  ...over,
})

export const user = (userType: UserType, userId: string = userType, provedAt = manualClock().now()) =>
  Actor.user({
    userId,
    userType,
    email: `${userId}@people.example`,
    name: userId,
    signInId: 'sign-in',
    provedAt,
  })

export const STAFF_TOKEN = 'token-of-a-session-manager'
export const TALENT_TOKEN = 'token-of-a-talent'

export interface CallOptions {
  readonly body?: unknown
  readonly raw?: BodyInit
  readonly token?: string
  readonly headers?: Record<string, string>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: Record<string, unknown> & { error: Record<string, unknown> }
}

const noSubjects = accessBy(
  (kind) => {
    throw new Error(`A probe is about nothing, and not about ${kind}.`)
  },
  { came: async () => undefined },
)

export class TestServer {
  readonly clock = manualClock()
  readonly authenticator = new MemoryAuthenticator()
  readonly limiter = countingLimiter(this.clock)
  readonly replays = replayMap()
  readonly log = new LogLines()
  readonly logger = createLogger('debug', this.log)
  readonly openapi: () => object
  readonly drain: () => void
  readonly server: Server

  constructor(servings: readonly Serving[], over: Partial<HttpServerOptions>) {
    let requests = 0
    this.authenticator.allow(STAFF_TOKEN, user('session_manager'))
    this.authenticator.allow(TALENT_TOKEN, user('talent'))
    const { handler, openapi, drain } = createHttpServer({
      modules: [{ name: 'probe', api: servings }],
      resolve: (UseCase) => new UseCase(),
      access: noSubjects,
      schemas: typeboxSchemas,
      authenticator: this.authenticator,
      rateLimiter: this.limiter,
      phones: e164Phones,
      replays: this.replays,
      clock: this.clock,
      ids: { next: () => `request-${++requests}` },
      logger: this.logger,
      checkReplies: true,
      trustProxy: true,
      ready: async () => [],
      publicUrl: 'http://callboard.test',
      ...over,
    })
    this.openapi = openapi
    this.drain = drain
    this.server = createServer(SERVER_TIMES, handler)
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async call(method: string, path: string, { body, raw, token, headers }: CallOptions = {}): Promise<Reply> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
      ...(raw instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }
}

const running: TestServer[] = []

/** A listening server with these endpoints; the file that uses it calls `stopServers` after each test. */
export async function start(servings: readonly Serving[], over: Partial<HttpServerOptions> = {}) {
  const server = new TestServer(servings, over)
  await server.listen()
  running.push(server)
  return server
}

export async function stopServers(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()))
}

export const PICTURE = fileBody(1000, ['image/png', 'image/jpeg'])

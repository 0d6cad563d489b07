import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  Access,
  AuditTrail,
  Authenticator,
  Clock,
  Ids,
  Metrics,
  ModuleParts,
  PhoneNumbers,
  RateLimiter,
  ReplayStore,
  Tracing,
  UseCase,
  UseCaseClass,
} from '@callboard/core'
import type { Logger } from 'pino'

export type SchemaCheck =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** Checks values against the schemas of the contracts. Field paths are dotted; the value itself is `''`. */
export interface SchemaChecker {
  /**
   * `coerce`: strings may become numbers, booleans and lists (path and query only).
   * @throws Error when the schema itself is not valid
   */
  check(schema: object, value: unknown, options?: { coerce?: boolean }): SchemaCheck
}

/** A plain Node handler for everything at and below a path, e.g. the blob store. It sees the whole address. */
export interface Mount {
  /** Without a slash at the end: `/blobs`. */
  readonly prefix: string
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}

export interface StaticWeb {
  /** Folder of the built web app. */
  readonly root: string
  /** The page for every address that is no file; default `index.html`. */
  readonly index?: string
}

/** Other origins the web app works with, for the content security policy: a bucket, a meeting server, a sign-in script, the sync helper. */
export interface ContentSources {
  readonly connect?: readonly string[]
  readonly image?: readonly string[]
  readonly media?: readonly string[]
  readonly script?: readonly string[]
  readonly frame?: readonly string[]
  /** Frame origins that may ask for camera and microphone. */
  readonly capture?: readonly string[]
}

/** The numbers of this process as a text, at `/metrics`. */
export interface MetricsPage {
  readonly page: () => Promise<string>
  readonly contentType: string
  /**
   * `CALLBOARD_METRICS_TOKEN`: a request with this token may read the page. Without it only direct peers see the page.
   */
  readonly token?: string
}

export interface HttpServerOptions {
  readonly modules: readonly Pick<ModuleParts, 'name' | 'api'>[]
  /** Asked once per endpoint, at start. */
  readonly resolve: (useCase: UseCaseClass<never, unknown>) => UseCase<never, unknown>
  /** Finds the subject of a call and refuses strangers. */
  readonly access: Access
  readonly schemas: SchemaChecker
  readonly authenticator: Authenticator
  readonly rateLimiter: RateLimiter
  /** Reads the phone numbers that calls are limited by. */
  readonly phones: PhoneNumbers
  readonly replays: ReplayStore
  /** Who changed what is kept here; nowhere when absent. */
  readonly audit?: AuditTrail
  readonly clock: Clock
  readonly ids: Pick<Ids, 'next'>
  readonly logger: Logger
  /** Compare every reply with its schema (tests and development): a fault becomes a 500. */
  readonly checkReplies: boolean
  /** How many reverse proxies stand in front and set `X-Forwarded-*`; `true` is one, `false` none. */
  readonly trustProxy: boolean | number
  /** Milliseconds that a repeat of a call under one `Idempotency-Key` waits for the first to end; default 7,000. */
  readonly repeatPatience?: number
  /** Bytes of files on their way or at work at once in this process, half for one network, over which 503; default 128 MiB. */
  readonly fileRoom?: number
  /** Names of the parts that are not ready, empty when all are; see `readinessChecks`. Asked once a second at most. */
  readonly ready: () => Promise<readonly string[]>
  readonly mounts?: readonly Mount[]
  readonly web?: StaticWeb
  /** Where people reach this install, e.g. `https://callboard.example`. */
  readonly publicUrl: string
  readonly contentSources?: ContentSources
  /** Requests are counted here; nowhere when absent. */
  readonly metrics?: Metrics
  /** Absent: there is no `/metrics`. */
  readonly metricsPage?: MetricsPage
  /** Requests are traced here; nowhere when absent. */
  readonly tracing?: Tracing
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Environment } from './environment.ts'

/** `studio` is the whole product in one process; `api` and `worker` share a database, Redis and S3 with any number of others. */
export type ProcessKind = 'studio' | 'api' | 'worker'

/** Settings of a process from its environment. The README lists every name with its default and meaning. */
export interface Settings {
  readonly kind: ProcessKind
  readonly port: number
  readonly host: string
  /** Folder of the embedded database, files and secret; other processes only put passing files there. */
  readonly data: string
  /** The origin people reach the product at, without a slash. */
  readonly publicUrl: string
  readonly web: string
  readonly logLevel: string
  readonly checkReplies: boolean
  readonly demo: boolean
  readonly trustProxy: number
  /** null: the embedded install keeps one of its own in its data folder. */
  readonly secret: string | null
  /** Bring the schema up to this version at the start; otherwise it must be there already. */
  readonly migrate: boolean
  /** null: SQLite in the data folder. */
  readonly database: { readonly url: string; readonly connections: number } | null
  /** null: jobs, sockets and limits of this one process. */
  readonly redis: { readonly url: string; readonly prefix: string } | null
  /** null: files in the data folder. */
  readonly s3: S3Settings | null
  /** null: e-mails stay in the message log. */
  readonly smtp: {
    readonly url: string
    readonly from: { readonly name: string; readonly address: string }
  } | null
  /** null: texts stay in the message log of an embedded install, and become e-mails elsewhere. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null
  /** Where Twilio's API is, when it is not Twilio's own. */
  readonly twilioApi: string | null
  /** null: the built-in meeting. */
  readonly jitsi: {
    readonly domain: string
    readonly appId: string
    readonly appSecret: string
    readonly xmppDomain: string | null
  } | null
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly issuer: string | null
  } | null
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null
  readonly iceServers: readonly string[]
  /** null: metrics are told to this machine and private networks only. */
  readonly metricsToken: string | null
  /** Milliseconds from the beginning of a stop until connections are refused: time for a balancer to let go. */
  readonly drainMs: number
  /** null: no traces. */
  readonly tracing: { readonly endpoint: string } | null
}

export interface S3Settings {
  /** null: AWS itself. */
  readonly endpoint: string | null
  /** Where browsers reach it, when that is another address than the processes use. */
  readonly publicEndpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']
const SHORTEST_SECRET = 32

function readSecret(environment: Environment, shared: boolean): string | null {
  const secret = shared
    ? environment.required(
        'CALLBOARD_SECRET',
        'all processes of an install share one, 32 characters or more.',
      )
    : environment.text('CALLBOARD_SECRET')
  if (secret && secret.length < SHORTEST_SECRET)
    environment.fault(`CALLBOARD_SECRET must have at least ${SHORTEST_SECRET} characters.`, null)
  return secret
}

function readDatabase(environment: Environment, shared: boolean): Settings['database'] {
  const url = shared
    ? environment.required('DATABASE_URL', 'mysql://user:password@host:3306/callboard')
    : environment.text('DATABASE_URL')
  const connections = environment.wholeNumber('DATABASE_CONNECTIONS', 10, 1_000)
  if (!url) return null
  if (!/^(mysql|mariadb):\/\//.test(url))
    environment.fault('DATABASE_URL must begin with mysql:// or mariadb://.', null)
  return { url, connections }
}

function readRedis(environment: Environment, shared: boolean): Settings['redis'] {
  const url = shared ? environment.required('REDIS_URL', 'redis://host:6379') : environment.text('REDIS_URL')
  const prefix = environment.text('REDIS_PREFIX') ?? 'callboard'
  if (!url) return null
  if (!/^rediss?:\/\//.test(url)) environment.fault('REDIS_URL must begin with redis:// or rediss://.', null)
  return { url, prefix }
}

function readS3(environment: Environment, shared: boolean): S3Settings | null {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (shared)
    for (const name of names) environment.required(name, 'files of all processes are kept in one bucket.')
  const given = shared ? null : environment.together(...names)
  const value = (name: (typeof names)[number]) => given?.[name] ?? environment.text(name) ?? ''
  const endpoint = environment.text('S3_ENDPOINT')
  const settings = {
    endpoint,
    publicEndpoint: environment.text('S3_PUBLIC_ENDPOINT'),
    region: environment.text('S3_REGION') ?? 'us-east-1',
    forcePathStyle: environment.flag('S3_FORCE_PATH_STYLE', endpoint !== null),
  }
  if (!shared && !given) return null
  return {
    ...settings,
    bucket: value('S3_BUCKET'),
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  }
}

const SENDER = /^\s*(?:"?([^"<]*?)"?\s*<)?([^\s<>]+@[^\s<>]+?)>?\s*$/

function readSmtp(environment: Environment, shared: boolean): Settings['smtp'] {
  const names = ['SMTP_URL', 'SMTP_FROM'] as const
  if (shared) for (const name of names) environment.required(name, 'e-mails are sent through it.')
  const url = environment.text('SMTP_URL')
  const from = environment.text('SMTP_FROM')
  if (!shared) environment.together(...names)
  if (!url || !from) return null
  const sender = SENDER.exec(from)
  if (!sender)
    return environment.fault(`SMTP_FROM must be like Callboard <cast@example.com>, not "${from}".`, null)
  return { url, from: { name: sender[1] || 'Callboard', address: sender[2] ?? '' } }
}

function readTwilio(environment: Environment): Settings['twilio'] {
  const given = environment.together('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM')
  return (
    given && {
      accountSid: given.TWILIO_ACCOUNT_SID,
      authToken: given.TWILIO_AUTH_TOKEN,
      from: given.TWILIO_FROM,
    }
  )
}

function readJitsi(environment: Environment): Settings['jitsi'] {
  const given = environment.together('JITSI_DOMAIN', 'JITSI_APP_ID', 'JITSI_APP_SECRET')
  const xmppDomain = environment.text('JITSI_XMPP_DOMAIN')
  return (
    given && {
      domain: given.JITSI_DOMAIN,
      appId: given.JITSI_APP_ID,
      appSecret: given.JITSI_APP_SECRET,
      xmppDomain,
    }
  )
}

function readGoogle(environment: Environment): Settings['google'] {
  const given = environment.together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const issuer = environment.text('GOOGLE_ISSUER')
  return given && { clientId: given.GOOGLE_CLIENT_ID, clientSecret: given.GOOGLE_CLIENT_SECRET, issuer }
}

function readRecaptcha(environment: Environment): Settings['recaptcha'] {
  const given = environment.together('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET')
  return given && { siteKey: given.RECAPTCHA_SITE_KEY, secret: given.RECAPTCHA_SECRET }
}

/**
 * @param checkout folder of the checkout, for the defaults
 * @throws Error that names each setting that is wrong or missing, a line each
 */
export function readSettings(
  values: Readonly<Record<string, string | undefined>>,
  kind: ProcessKind,
  checkout: string,
): Settings {
  const environment = new Environment(values)
  const shared = kind !== 'studio'
  const port = environment.wholeNumber('PORT', 8080, 65_535)
  const data =
    environment.text('CALLBOARD_DATA') ??
    (shared ? join(tmpdir(), 'callboard') : join(checkout, '.callboard'))
  if (shared) environment.required('CALLBOARD_PUBLIC_URL', 'links in messages begin with it.')
  const tracing = environment.text('OTEL_EXPORTER_OTLP_ENDPOINT')
  const settings: Settings = {
    kind,
    port,
    data,
    host: environment.text('HOST') ?? (shared ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: environment.origin('CALLBOARD_PUBLIC_URL', `http://localhost:${port}`),
    web: environment.text('CALLBOARD_WEB') ?? join(checkout, 'dist/web'),
    logLevel: environment.oneOf('CALLBOARD_LOG', shared ? 'info' : 'warn', LOG_LEVELS),
    checkReplies: environment.flag('CALLBOARD_CHECK_REPLIES', false),
    demo: environment.flag('CALLBOARD_DEMO', true) && !shared && values.NODE_ENV !== 'production',
    trustProxy: environment.wholeNumber('CALLBOARD_TRUST_PROXY', shared ? 1 : 0, 10),
    secret: readSecret(environment, shared),
    migrate: environment.flag('CALLBOARD_MIGRATE', true),
    database: readDatabase(environment, shared),
    redis: readRedis(environment, shared),
    s3: readS3(environment, shared),
    smtp: readSmtp(environment, shared),
    twilio: readTwilio(environment),
    twilioApi: environment.text('TWILIO_API'),
    jitsi: readJitsi(environment),
    google: readGoogle(environment),
    recaptcha: readRecaptcha(environment),
    iceServers: environment.list('CALLBOARD_ICE_SERVERS'),
    metricsToken: environment.text('CALLBOARD_METRICS_TOKEN'),
    drainMs: environment.wholeNumber('CALLBOARD_DRAIN_SECONDS', kind === 'api' ? 2 : 0, 60) * 1_000,
    tracing: tracing === null ? null : { endpoint: tracing },
  }
  environment.refuseFaults()
  return settings
}

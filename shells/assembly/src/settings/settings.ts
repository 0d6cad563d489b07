import type { X509Certificate } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserType } from '@callboard/core'
import { type CertificateFiles, networkName, readPair } from './certificate.ts'
import { Environment } from './environment.ts'
import { isEveryAddress, networkAddresses, originOf } from './own-addresses.ts'

/** `studio` is the whole product in one process; `api` and `worker` share a database, Redis and S3 with any number of others. */
export type ProcessKind = 'studio' | 'api' | 'worker'

/** What an empty install begins with: a day that lives, the same day at its beginning, or nothing. */
export type Demo = 'day' | 'beginning' | 'none'

/** Settings of a process from its environment. ops/deploy/README.md lists every name with its default and meaning. */
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
  readonly demo: Demo
  /** Kinds of account that must have a second factor. */
  readonly needSecondFactor: readonly UserType[]
  readonly trustProxy: number
  /** null: it answers over HTTP. */
  readonly tls: TlsSettings | null
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
    /** Where mails come back to; null: the address of the sender. */
    readonly reportsTo: string | null
  } | null
  /** Where people write to when a page cannot help them; null: pages name no address. */
  readonly supportEmail: string | null
  /** Of the program that passes on what comes back; null: nothing is taken. */
  readonly mailReportsToken: string | null
  /** null: texts stay in the message log of an embedded install, and become e-mails elsewhere. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | null
  /** Where Twilio's API is, when it is not Twilio's own. */
  readonly twilioApi: string | null
  /** Where the calls of CometChat are, when they are not CometChat's own. */
  readonly cometChatApi: string | null
  /** Where AWS Auto Scaling is, when it is not at the address of its region. */
  readonly autoScalingApi: string | null
  /** Of the daemon that looks into files; null: nothing looks into them. */
  readonly clamd: string | null
  /** null: the built-in meeting. */
  readonly jitsi: {
    readonly domain: string
    readonly appId: string
    readonly appSecret: string
    readonly xmppDomain: string | null
  } | null
  /** null: no media server. */
  readonly janus: { readonly url: string; readonly apiSecret: string; readonly adminKey: string } | null
  /** null: no TURN server. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
  /** null: no session has an external waiting room. */
  readonly twr: { readonly url: string } | null
  readonly google: {
    readonly clientId: string
    readonly clientSecret: string
    readonly issuer: string | null
  } | null
  /** null: the own bot check, ALTCHA. */
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null
  /** Steps that a browser makes at least for the own bot check. */
  readonly captchaWork: number
  readonly iceServers: readonly string[]
  /** null: metrics are told to this machine and private networks only. */
  readonly metricsToken: string | null
  /** Milliseconds from the beginning of a stop until connections are refused: time for a balancer to let go. */
  readonly drainMs: number
  /** In which staff may undo what they did; the talent are told afterwards. */
  readonly undoSeconds: number
  /** The most texts that a project sends in a day. */
  readonly textsPerDay: number
  /** Times every limit after which the process gives up on something slow. */
  readonly patience: number
  /** null: no traces. */
  readonly tracing: { readonly endpoint: string } | null
}

export interface TlsSettings extends CertificateFiles {
  /** Port of HTTP that leads to HTTPS; null: there is none. */
  readonly redirectPort: number | null
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

interface ReadTls {
  readonly settings: TlsSettings
  readonly certificate: X509Certificate
}

function readTls(environment: Environment, port: number): ReadTls | null {
  const given = environment.together('CALLBOARD_TLS_CERT', 'CALLBOARD_TLS_KEY')
  const redirectPort =
    environment.text('CALLBOARD_HTTP_REDIRECT_PORT') === null
      ? null
      : environment.wholeNumber('CALLBOARD_HTTP_REDIRECT_PORT', 0, 65_535)
  if (!given)
    return redirectPort === null
      ? null
      : environment.fault('CALLBOARD_HTTP_REDIRECT_PORT leads to HTTPS: CALLBOARD_TLS_CERT is missing.', null)
  if (redirectPort === port && port !== 0)
    environment.fault('CALLBOARD_HTTP_REDIRECT_PORT must be another port than PORT.', null)
  const settings = { certificate: given.CALLBOARD_TLS_CERT, key: given.CALLBOARD_TLS_KEY, redirectPort }
  if (!settings.certificate || !settings.key) return null
  try {
    return { settings, certificate: readPair(settings).certificate }
  } catch (error) {
    return environment.fault((error as Error).message, null)
  }
}

/** Over HTTPS an address that phones can open; over HTTP browsers give cameras to pages of `localhost` only. */
function ownAddress(host: string, port: number, tls: ReadTls | null): string {
  if (!tls) return originOf('http', 'localhost', port)
  if (isEveryAddress(host)) return originOf('https', networkName(tls.certificate, networkAddresses()), port)
  return originOf('https', host === '127.0.0.1' ? 'localhost' : host, port)
}

function readPublicUrl(environment: Environment, host: string, port: number, tls: ReadTls | null) {
  const publicUrl = environment.origin('CALLBOARD_PUBLIC_URL', ownAddress(host, port, tls))
  if (tls && publicUrl.startsWith('http:'))
    environment.fault('CALLBOARD_PUBLIC_URL must begin with https:// when CALLBOARD_TLS_CERT is there.', null)
  return publicUrl
}

const SECOND_FACTOR = { required: ['super_admin'], optional: [] } as const

const readSecondFactor = (environment: Environment, isProduction: boolean): readonly UserType[] => {
  const words = Object.keys(SECOND_FACTOR)
  const said = environment.oneOf('CALLBOARD_SECOND_FACTOR', isProduction ? 'required' : 'optional', words)
  return SECOND_FACTOR[said as keyof typeof SECOND_FACTOR] ?? SECOND_FACTOR.required
}

const DEMOS: Readonly<Record<string, Demo>> = { true: 'day', beginning: 'beginning', false: 'none' }

const readDemo = (environment: Environment): Demo =>
  DEMOS[environment.oneOf('CALLBOARD_DEMO', 'true', Object.keys(DEMOS))] ?? 'none'

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

const ADDRESS = /^[^\s<>,]+@[^\s<>,]+$/

function readAddress(environment: Environment, name: string, example: string): string | null {
  const address = environment.text(name)
  if (address === null || ADDRESS.test(address)) return address
  return environment.fault(`${name} must be like ${example}, not "${address}".`, null)
}

/** It lets whoever has it stop the mails to an address, as far as they know a mail to it. */
function readReportsToken(environment: Environment): string | null {
  const token = environment.text('MAIL_REPORTS_TOKEN')
  if (token === null || (token.length >= SHORTEST_SECRET && !/\s/.test(token))) return token
  const rule = `at least ${SHORTEST_SECRET} characters and no blanks`
  return environment.fault(`MAIL_REPORTS_TOKEN must have ${rule}.`, null)
}

function readSmtp(environment: Environment, shared: boolean): Settings['smtp'] {
  const names = ['SMTP_URL', 'SMTP_FROM'] as const
  if (shared) for (const name of names) environment.required(name, 'e-mails are sent through it.')
  const url = environment.text('SMTP_URL')
  const given = environment.text('SMTP_FROM')
  const reportsTo = readAddress(environment, 'MAIL_REPORTS_TO', 'bounces@example.com')
  if (!shared) environment.together(...names)
  if (!url || !given) return null
  const sender = SENDER.exec(given)
  if (!sender)
    return environment.fault(`SMTP_FROM must be like Callboard <cast@example.com>, not "${given}".`, null)
  const from = { name: sender[1] || 'Callboard', address: sender[2] ?? '' }
  return { url, from, reportsTo }
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

function readJanus(environment: Environment): Settings['janus'] {
  const given = environment.together('JANUS_URL', 'JANUS_API_SECRET', 'JANUS_ADMIN_KEY')
  if (!given) return null
  if (!/^wss?:\/\//.test(given.JANUS_URL))
    environment.fault('JANUS_URL must begin with ws:// or wss://.', null)
  if (environment.text('JITSI_DOMAIN'))
    environment.fault('JANUS_URL and JITSI_DOMAIN name two meeting servers: only one can be used.', null)
  return { url: given.JANUS_URL, apiSecret: given.JANUS_API_SECRET, adminKey: given.JANUS_ADMIN_KEY }
}

function readTurn(environment: Environment): Settings['turn'] {
  const given = environment.together('CALLBOARD_TURN_URLS', 'CALLBOARD_TURN_SECRET')
  if (!given) return null
  const urls = environment.list('CALLBOARD_TURN_URLS')
  for (const url of urls)
    if (!/^turns?:[^/]/.test(url))
      environment.fault(
        `CALLBOARD_TURN_URLS must be addresses like turn:turn.example.com:3478, not "${url}".`,
        null,
      )
  return { urls, secret: given.CALLBOARD_TURN_SECRET }
}

function readTwr(environment: Environment): Settings['twr'] {
  const given = environment.text('TWR_URL')
  if (given === null) return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    return environment.fault(
      `TWR_URL must be an address like https://live.twr.example, not "${given}".`,
      null,
    )
  return { url: `${url.origin}${url.pathname}`.replace(/\/+$/, '') }
}

function readClamd(environment: Environment): string | null {
  const given = environment.text('CLAMD_ADDRESS')
  if (given === null || /^(\/.+|[^\s/]+:\d{1,5})$/.test(given)) return given
  return environment.fault(
    `CLAMD_ADDRESS must be like clamd:3310, or the path of a socket, not "${given}".`,
    null,
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
  const isProduction = shared || values.NODE_ENV === 'production'
  const port = environment.wholeNumber('PORT', 8080, 65_535)
  const data =
    environment.text('CALLBOARD_DATA') ??
    (shared ? join(tmpdir(), 'callboard') : join(checkout, '.callboard'))
  if (shared) environment.required('CALLBOARD_PUBLIC_URL', 'links in messages begin with it.')
  const host = environment.text('HOST') ?? (shared ? '0.0.0.0' : '127.0.0.1')
  // A worker answers its probes over HTTP.
  const tls = kind === 'worker' ? null : readTls(environment, port)
  const tracing = environment.text('OTEL_EXPORTER_OTLP_ENDPOINT')
  const smtp = readSmtp(environment, shared)
  const settings: Settings = {
    kind,
    port,
    data,
    host,
    tls: tls?.settings ?? null,
    publicUrl: readPublicUrl(environment, host, port, tls),
    web: environment.text('CALLBOARD_WEB') ?? join(checkout, 'dist/web'),
    logLevel: environment.oneOf('CALLBOARD_LOG', shared ? 'info' : 'warn', LOG_LEVELS),
    checkReplies: environment.flag('CALLBOARD_CHECK_REPLIES', false),
    demo: isProduction ? 'none' : readDemo(environment),
    needSecondFactor: readSecondFactor(environment, isProduction),
    trustProxy: environment.wholeNumber('CALLBOARD_TRUST_PROXY', shared ? 1 : 0, 10),
    secret: readSecret(environment, shared),
    migrate: environment.flag('CALLBOARD_MIGRATE', true),
    database: readDatabase(environment, shared),
    redis: readRedis(environment, shared),
    s3: readS3(environment, shared),
    smtp,
    supportEmail:
      readAddress(environment, 'CALLBOARD_SUPPORT_EMAIL', 'help@example.com') ?? smtp?.from.address ?? null,
    mailReportsToken: readReportsToken(environment),
    twilio: readTwilio(environment),
    twilioApi: environment.text('TWILIO_API'),
    cometChatApi: environment.text('COMETCHAT_API'),
    autoScalingApi: environment.text('AWS_AUTOSCALING_API'),
    jitsi: readJitsi(environment),
    janus: readJanus(environment),
    turn: readTurn(environment),
    clamd: readClamd(environment),
    twr: readTwr(environment),
    google: readGoogle(environment),
    recaptcha: readRecaptcha(environment),
    captchaWork: environment.wholeNumber('CALLBOARD_CAPTCHA_WORK', 400, 100_000, 1),
    iceServers: environment.list('CALLBOARD_ICE_SERVERS'),
    metricsToken: environment.text('CALLBOARD_METRICS_TOKEN'),
    drainMs: environment.wholeNumber('CALLBOARD_DRAIN_SECONDS', kind === 'api' ? 2 : 0, 60) * 1_000,
    textsPerDay: environment.wholeNumber('CALLBOARD_TEXTS_PER_DAY', 2_000, 1_000_000, 1),
    undoSeconds: environment.wholeNumber('CALLBOARD_UNDO_SECONDS', 10, 600, 1),
    patience: environment.wholeNumber('CALLBOARD_PATIENCE', 1, 100, 1),
    tracing: tracing === null ? null : { endpoint: tracing },
  }
  environment.refuseFaults()
  return settings
}

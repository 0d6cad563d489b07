import { join } from 'node:path'

/** Every setting of the embedded install; the README repeats this table. */
export interface Settings {
  /** `PORT`, default 8080: where it listens. */
  readonly port: number
  /** `HOST`, default 127.0.0.1: the address it listens on; 0.0.0.0 opens it to the network. */
  readonly host: string
  /** `CALLBOARD_DATA`, default `.callboard` in the checkout: database, files and secret. */
  readonly data: string
  /** `CALLBOARD_PUBLIC_URL`, default `http://localhost:PORT`: what links in messages begin with. */
  readonly publicUrl: string
  /** `CALLBOARD_WEB`, default `dist/web` in the checkout: the built web app, see `ops/ship.ts`. */
  readonly web: string
  /** `CALLBOARD_LOG`, default `warn`: trace, debug, info, warn, error or silent. */
  readonly logLevel: string
  /** `CALLBOARD_CHECK_REPLIES`, default false: compare every answer with its schema (tests, development). */
  readonly checkReplies: boolean
  /** `CALLBOARD_DEMO`, default true: seed a demo casting day into an empty install; never when NODE_ENV is production. */
  readonly demo: boolean
  /** `CALLBOARD_TRUST_PROXY`, default 0: how many reverse proxies stand in front and set `X-Forwarded-*`. */
  readonly trustProxy: number
  /** `CALLBOARD_ICE_SERVERS`, default empty: comma-separated STUN/TURN addresses of the built-in meeting. */
  readonly iceServers: readonly string[]
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(environment: Environment, name: string, fallback: number, most: number): number {
  const given = environment[name]
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${given}".`)
  return value
}

function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const given = environment[name]
  if (given === undefined || given === '') return fallback
  if (given !== 'true' && given !== 'false') throw new Error(`${name} must be true or false, not "${given}".`)
  return given === 'true'
}

function origin(environment: Environment, name: string, fallback: string): string {
  const given = environment[name] || fallback
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new Error(`${name} must be an address like https://callboard.example, not "${given}".`)
  return new URL(given).origin
}

/**
 * @param checkout folder of the checkout, for the defaults
 * @throws Error naming the setting that is wrong
 */
export function readSettings(environment: Environment, checkout: string): Settings {
  const port = wholeNumber(environment, 'PORT', 8080, 65_535)
  const logLevel = environment.CALLBOARD_LOG || 'warn'
  if (!LOG_LEVELS.includes(logLevel))
    throw new Error(`CALLBOARD_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`)
  return {
    port,
    host: environment.HOST || '127.0.0.1',
    data: environment.CALLBOARD_DATA || join(checkout, '.callboard'),
    publicUrl: origin(environment, 'CALLBOARD_PUBLIC_URL', `http://localhost:${port}`),
    web: environment.CALLBOARD_WEB || join(checkout, 'dist/web'),
    logLevel,
    checkReplies: flag(environment, 'CALLBOARD_CHECK_REPLIES', false),
    demo: flag(environment, 'CALLBOARD_DEMO', true) && environment.NODE_ENV !== 'production',
    trustProxy: wholeNumber(environment, 'CALLBOARD_TRUST_PROXY', 0, 10),
    iceServers: (environment.CALLBOARD_ICE_SERVERS ?? '').split(',').filter(Boolean),
  }
}

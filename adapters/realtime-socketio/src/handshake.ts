import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'

/** The session cookie's names, over HTTPS and over HTTP. */
const COOKIES = ['__Host-callboard', 'callboard']

/** As it came, as over HTTP: a token has nothing to decode. */
function cookieOf(header: string | undefined, name: string): string | null {
  const start = `${name}=`
  const found = header?.split(';').find((part) => part.trim().startsWith(start))
  return found ? found.trim().slice(start.length) : null
}

/** The token that a socket shows. */
export interface ShownToken {
  readonly token: string
  /** Its page cannot take it away: an old one makes a visitor, not a refusal, as over HTTP. */
  readonly isCookie: boolean
}

/** `auth.token` of the handshake, else the session cookie. */
export function tokenOf(
  auth: Readonly<Record<string, unknown>>,
  cookies: string | undefined,
): ShownToken | null {
  if (typeof auth.token === 'string' && auth.token !== '') return { token: auth.token, isCookie: false }
  for (const name of COOKIES) {
    const token = cookieOf(cookies, name)
    if (token) return { token, isCookie: true }
  }
  return null
}

/**
 * Browsers send the origin of a page, other programs send none. A page of the very address that it connects to may, by
 * whichever of its names this machine was reached; a page of another origin only when that is among `origins`.
 */
export function isFromAllowedOrigin(request: IncomingMessage, origins: ReadonlySet<string>): boolean {
  const { origin, host } = request.headers
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http'
  return origin === undefined || origin === `${scheme}://${host}` || origins.has(origin)
}

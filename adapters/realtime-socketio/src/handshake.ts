import type { IncomingMessage } from 'node:http'

/** The session cookie's names, over HTTPS and over HTTP. */
const COOKIES = ['__Host-callboard', 'callboard']

function cookieOf(header: string | undefined, name: string): string | null {
  const start = `${name}=`
  const found = header?.split(';').find((part) => part.trim().startsWith(start))
  return found ? decodeURIComponent(found.trim().slice(start.length)) : null
}

/** The token a socket shows: `auth.token` of its handshake, else the session cookie. */
export function tokenOf(auth: Readonly<Record<string, unknown>>, cookies: string | undefined): string | null {
  if (typeof auth.token === 'string' && auth.token !== '') return auth.token
  for (const name of COOKIES) {
    const token = cookieOf(cookies, name)
    if (token) return token
  }
  return null
}

/** Browsers say where a page came from, other programs nothing; a page of somebody else is refused. */
export function isFromAllowedOrigin(request: IncomingMessage, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers
  return origin === undefined || origins.has(origin)
}

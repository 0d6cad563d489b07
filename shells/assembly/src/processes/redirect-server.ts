import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import { SERVER_TIMES } from '@callboard/http-koa'
import { hostOf, originOf } from '../settings/own-addresses.ts'

export interface RedirectTarget {
  readonly publicUrl: string
  /** The port that answers over HTTPS here. */
  readonly port: number
}

/**
 * The HTTPS origin for a caller's `Host`. An IP address or `localhost` is this machine, by whichever of its addresses
 * it was reached; every other name could be written by a page of a stranger and leads to the public address.
 */
function secureOrigin(host: string | undefined, { publicUrl, port }: RedirectTarget): string {
  if (!host || !URL.canParse(`http://${host}`)) return publicUrl
  const name = hostOf(`http://${host}`)
  if (name === hostOf(publicUrl) || !(isIP(name) || name === 'localhost')) return publicUrl
  return originOf('https', name, port)
}

/**
 * Leads pages from HTTP to HTTPS, for now only: browsers keep a permanent redirect when the certificate is taken away
 * again. A call that changes something is refused instead, as it was sent for all to read.
 */
export const redirectServer = (target: RedirectTarget): Server =>
  createServer(SERVER_TIMES, ({ method, url = '/', headers }, response) => {
    const origin = secureOrigin(headers.host, target)
    const path = url.startsWith('/') ? url : '/'
    const isRead = method === 'GET' || method === 'HEAD'
    response
      .writeHead(isRead ? 307 : 403, {
        ...(isRead ? { location: `${origin}${path}` } : {}),
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        connection: 'close',
      })
      .end(method === 'HEAD' ? undefined : `Callboard answers over HTTPS only: ${origin}\n`)
  })

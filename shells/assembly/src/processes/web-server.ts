import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { SERVER_TIMES } from '@callboard/http-koa'
import { readPair } from '../settings/certificate.ts'
import type { Settings } from '../settings/settings.ts'
import { type CertificateLog, FollowedCertificate, OLDEST_TLS } from './follow-certificate.ts'

export interface WebServer {
  readonly server: Server
  /** Stops looking for a renewed certificate; the server goes on. */
  stopFollowing(): void
}

/** Milliseconds between two looks at the files of the certificate. */
const LOOK = 2_000

/** HTTP, or HTTPS with a certificate that is read again when its files change; nothing listens yet. */
export function webServer(
  { tls }: Pick<Settings, 'tls'>,
  handler: RequestListener,
  logger: CertificateLog,
): WebServer {
  if (!tls) return { server: createServer(SERVER_TIMES, handler), stopFollowing() {} }
  const { cert, key } = readPair(tls)
  const server = createSecureServer({ ...SERVER_TIMES, cert, key, minVersion: OLDEST_TLS }, handler)
  const followed = new FollowedCertificate({ files: tls, pair: { cert, key }, server, logger })
  const timer = setInterval(() => followed.look(), LOOK).unref()
  return { server, stopFollowing: () => clearInterval(timer) }
}

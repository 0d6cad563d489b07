import { isIP } from 'node:net'
import type { ContentSources } from '../options.ts'
import type { Middleware } from '../requests/request-context.ts'

function contentPolicy(host: string, extra: ContentSources): string {
  const more = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${more(extra.script)}`,
    // The component library writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${more(extra.image)}`,
    `media-src 'self' blob: data:${more(extra.media)}`,
    "font-src 'self' data:",
    // Older Safari does not count web sockets of the own host as 'self'.
    `connect-src 'self' ws://${host} wss://${host}${more(extra.connect)}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${more(extra.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Names that mean another machine in another network, or that every program of this machine shares. */
const LOCAL_NAME = /(^|\.)(localhost|local|lan|internal|home\.arpa)$/

/**
 * A browser that was told so refuses HTTP under the name for a year, with all its ports: right for a name that only
 * this install has, wrong for `localhost` or a name of the local network. Addresses in numbers cannot be told.
 */
const isHttpsForGood = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && hostname.includes('.') && !isIP(hostname) && !LOCAL_NAME.test(hostname)

/** Headers of every reply, including those of mounted handlers, which may set a stricter policy. */
export function securityHeaders(publicUrl: URL, extra: ContentSources = {}): Middleware {
  const capturing = ['self', ...(extra.capture ?? []).map((origin) => `"${origin}"`)].join(' ')
  const headers: readonly (readonly [string, string])[] = [
    ['Content-Security-Policy', contentPolicy(publicUrl.host, extra)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', `camera=(${capturing}), microphone=(${capturing})`],
    // Sign-in windows of identity providers must be able to answer the page that opened them.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ]
  const keepsHttps = isHttpsForGood(publicUrl)
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    if (keepsHttps && ctx.secure) ctx.res.setHeader('Strict-Transport-Security', 'max-age=31536000')
    return next()
  }
}

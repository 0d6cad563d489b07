import { isIP } from 'node:net'
import type { ContentSources } from '../options.ts'
import type { Context, Middleware } from '../requests/request-context.ts'

const POLICY = 'Content-Security-Policy'
const OWN_STYLES = "style-src 'self'"

function contentPolicy(host: string, extra: ContentSources): string {
  const more = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${more(extra.script)}`,
    OWN_STYLES,
    // The component library and the rich texts set some values at their elements.
    "style-src-attr 'unsafe-inline'",
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

/** Lets this reply alone have `<style>` elements of a nonce or a hash. @param source `'nonce-…'`, `'sha256-…'` */
export function admitStyles(ctx: Context, source: string): void {
  ctx.set(POLICY, ctx.response.get(POLICY).replace(OWN_STYLES, `${OWN_STYLES} ${source}`))
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
    [POLICY, contentPolicy(publicUrl.host, extra)],
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

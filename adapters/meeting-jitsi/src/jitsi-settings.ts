import type { Clock, Logger } from '@callboard/core'

export interface JitsiSettings {
  /** Host of the Jitsi server, with its port when it is not 443: `meet.example.com`. */
  readonly domain: string
  /** The `app_id` and `app_secret` of its token authentication (Prosody's `mod_auth_token`). */
  readonly appId: string
  readonly appSecret: string
  /** The domain its XMPP server speaks of, where that is not the host of `domain`: `meet.jitsi` in its Docker images. */
  readonly xmppDomain?: string | null
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
}

/** RFC 7518, section 3.2: a key of HS256 has at least as many bytes as its hash. */
const SECRET_BYTES = 32

const HOST = /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/

function hostOf(name: string, given: string): string {
  const host = given.trim().toLowerCase()
  if (HOST.test(host)) return host
  throw new Error(`${name} must be a host name like meet.example.com, not "${given}".`)
}

export interface CheckedSettings {
  readonly domain: string
  readonly xmppDomain: string
  readonly appId: string
  readonly secret: Uint8Array
}

/** @throws Error that names the setting that is wrong; the secret is never in its words */
export function checkedSettings(settings: JitsiSettings): CheckedSettings {
  const domain = hostOf('JITSI_DOMAIN', settings.domain)
  const appId = settings.appId.trim()
  if (appId === '') throw new Error('JITSI_APP_ID is empty.')
  if (settings.appSecret.trim() === '') throw new Error('JITSI_APP_SECRET is empty.')
  const secret = new TextEncoder().encode(settings.appSecret)
  if (secret.length < SECRET_BYTES)
    settings.logger.warn(
      { bytes: secret.length },
      `JITSI_APP_SECRET is short and might be guessed. Use ${SECRET_BYTES} random characters or more.`,
    )
  const xmppDomain = settings.xmppDomain
    ? hostOf('JITSI_XMPP_DOMAIN', settings.xmppDomain)
    : domain.replace(/:\d+$/, '')
  return { domain, xmppDomain, appId, secret }
}

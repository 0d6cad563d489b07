import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock, Sealer } from '@callboard/core'
import { deriveKey } from './install-key.ts'
import { systemClock } from './system-clock.ts'

interface Envelope {
  readonly claim: Record<string, string>
  readonly expiresAt: number
}

/**
 * HMAC-SHA256 over purpose, claim and expiry. The claim is sealed, not encrypted: it can be read from the string.
 * @param key the secret of the install, at least 32 bytes
 */
export function hmacSealer(key: string | Uint8Array, clock: Clock = systemClock): Sealer {
  const signing = deriveKey(key, 'callboard/sealer')
  const mac = (purpose: string, body: string) =>
    createHmac('sha256', signing).update(`${purpose.length}:${purpose}:${body}`).digest()

  return {
    seal(purpose, claim, expiresAt) {
      const envelope: Envelope = { claim, expiresAt: expiresAt.getTime() }
      const body = Buffer.from(JSON.stringify(envelope)).toString('base64url')
      return `${body}.${mac(purpose, body).toString('base64url')}`
    },
    open(purpose, sealed) {
      const [body, signature, ...rest] = sealed.split('.')
      if (!body || !signature || rest.length > 0) return null
      const given = Buffer.from(signature, 'base64url')
      const right = mac(purpose, body)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const envelope = JSON.parse(Buffer.from(body, 'base64url').toString()) as Envelope
      return clock.now().getTime() < envelope.expiresAt ? envelope.claim : null
    },
    // A purpose of its own: no seal has the same bytes.
    mark: (purpose, text) => mac(`mark/${purpose}`, text).toString('base64url'),
  }
}

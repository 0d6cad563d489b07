import { ECDH } from 'node:crypto'
import type { PushSubscription } from '@callboard/lobby'

/** RFC 8291 §3.2: the authentication secret has 16 bytes. */
const AUTH_BYTES = 16
/** RFC 8291 §3.1: a point on P-256 in the uncompressed form. */
const POINT_BYTES = 65

/** True for keys that a payload can be encrypted for. */
export function areKeys({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    // The point is not on the curve.
    return false
  }
}

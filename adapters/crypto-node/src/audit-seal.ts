import { createHmac } from 'node:crypto'
import { deriveKey } from './install-key.ts'

/**
 * HMAC-SHA-256 in hexadecimal figures, for the chain of the audit log.
 * @param key the secret of the install, at least 32 bytes
 */
export function auditSeal(key: string | Uint8Array): (text: string) => string {
  const secret = deriveKey(key, 'callboard/audit')
  return (text) => createHmac('sha256', secret).update(text).digest('hex')
}

import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Derives a separate key for each use from the secret of the install.
 * @param secret at least 32 bytes
 * @throws Error when it is shorter
 */
export function deriveKey(secret: string | Uint8Array, use: string): Buffer {
  if (Buffer.byteLength(secret) < KEY_BYTES) throw new Error(`A key for ${use} needs at least 32 bytes.`)
  return Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES))
}

import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

/**
 * Stored answers may hold tokens and personal data, so they are kept encrypted under the client's own
 * `Idempotency-Key`, of which the store only sees a digest: the store alone is not enough to read them.
 */
const keyFrom = (secret: string) => hash('sha256', `seal\n${secret}`, 'buffer')

export function sealAnswer(secret: string, json: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const sealed = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws when the text was not sealed under this secret */
export function openAnswer(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BlobStore, Clock, Ids, PhoneNumbers, Pictures, Sealer, SecretHasher } from '@callboard/core'

export const ids: Ids = { next: () => randomUUID(), secret: () => randomBytes(32).toString('base64url') }

export const hasher: SecretHasher = { digest: (secret) => createHash('sha256').update(secret).digest('hex') }

/** Takes what looks like E.164 already. */
export const phones: PhoneNumbers = { parse: (typed) => (/^\+\d{8,15}$/.test(typed) ? typed : null) }

/** Any bytes but an empty file are a picture. */
export const pictures: Pictures = {
  toJpeg: async (bytes, longestSide) =>
    bytes.length === 0 ? null : { bytes, width: longestSide, height: longestSide },
}

/** Seals are texts that only this sealer knows. */
export function sealer(clock: Clock): Sealer {
  const sealed = new Map<string, { purpose: string; claim: Record<string, string>; expiresAt: Date }>()
  return {
    seal(purpose, claim, expiresAt) {
      const text = ids.secret()
      sealed.set(text, { purpose, claim, expiresAt })
      return text
    },
    open(purpose, text) {
      const found = sealed.get(text)
      return found?.purpose === purpose && found.expiresAt > clock.now() ? found.claim : null
    },
  }
}

/** Files in a map; the addresses lead nowhere. */
export function blobs(): BlobStore {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>()
  return {
    async write(key, source, contentType) {
      if (!(source instanceof Uint8Array)) throw new Error('This store takes whole files only.')
      files.set(key, { bytes: source, contentType })
      return source.length
    },
    async read(key) {
      const file = files.get(key)
      if (!file) throw new Error(`There is no file ${key}.`)
      return (async function* () {
        yield file.bytes
      })()
    },
    async info(key) {
      const file = files.get(key)
      return file ? { key, size: file.bytes.length, contentType: file.contentType } : null
    },
    async remove(key) {
      files.delete(key)
    },
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)).sort(),
    signGet: (key) => `https://files.test/${key}`,
    signPut: (key) => `https://files.test/${key}`,
  }
}

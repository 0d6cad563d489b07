import { createHash } from 'node:crypto'
import type { Clock, Pictures, Sealer, SecretHasher } from '@callboard/core'
import { randomIds } from '@callboard/core/testing'

export const hasher: SecretHasher = { digest: (secret) => createHash('sha256').update(secret).digest('hex') }

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
      const text = randomIds.secret()
      sealed.set(text, { purpose, claim, expiresAt })
      return text
    },
    open(purpose, text) {
      const found = sealed.get(text)
      return found?.purpose === purpose && found.expiresAt > clock.now() ? found.claim : null
    },
  }
}

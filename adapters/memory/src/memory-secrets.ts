import { createHash } from 'node:crypto'
import type { Clock, Sealer, SecretHasher } from '@callboard/core'

export const memorySecretHasher: SecretHasher = {
  digest: (secret) => createHash('sha256').update(secret).digest('hex'),
}

/** Seals are numbers in a table: nothing can be forged, and tests can read what is in one. */
export class MemorySealer implements Sealer {
  readonly #clock: Clock
  readonly #sealed = new Map<string, { purpose: string; claim: Record<string, string>; expiresAt: Date }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  seal(purpose: string, claim: Record<string, string>, expiresAt: Date): string {
    const sealed = `sealed-${this.#sealed.size + 1}`
    this.#sealed.set(sealed, { purpose, claim: { ...claim }, expiresAt })
    return sealed
  }

  open(purpose: string, sealed: string): Record<string, string> | null {
    const found = this.#sealed.get(sealed)
    if (found?.purpose !== purpose || found.expiresAt <= this.#clock.now()) return null
    return { ...found.claim }
  }
}

import type { Clock } from '@callboard/core'
import type { OneTimeCodes } from '../application/ports/index.ts'

const WINDOW_MS = 30_000

/** Codes that are the number of their window, of one secret as of another. */
export class FakeCodes implements OneTimeCodes {
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** What the app shows. @param windows from this one */
  shown(windows = 0): string {
    return String(this.#windowAt(this.#clock.now()) + windows).slice(-6)
  }

  address(secret: string, email: string): string {
    return `otpauth://totp/Callboard:${email}?secret=${secret}`
  }

  windowOf(_: string, code: string, now: Date): number | null {
    const window = this.#windowAt(now)
    return [window - 1, window, window + 1].find((near) => String(near).slice(-6) === code) ?? null
  }

  #windowAt(now: Date): number {
    return Math.floor(now.getTime() / WINDOW_MS)
  }
}

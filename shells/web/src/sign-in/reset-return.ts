const KEY = 'callboard:reset-return'
/** As long as the link of the mail works. */
const LIFE_MS = 30 * 60_000

interface Kept {
  readonly address: string
  readonly at: number
}

/** Where a person was on the way to when they asked for a new password: the link of the mail opens in another tab. */
export const resetReturn = {
  keep(address: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ address, at: Date.now() } satisfies Kept))
    } catch {
      // A browser that stores nothing leads to the start page after the reset.
    }
  },
  /** @returns null when it was asked for on another device, or too long ago */
  take(): string | null {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
      localStorage.removeItem(KEY)
      return kept && Date.now() - kept.at < LIFE_MS ? kept.address : null
    } catch {
      return null
    }
  },
}

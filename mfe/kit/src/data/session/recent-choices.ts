import { RECENT } from './forget-recent.ts'

/** Something that was chosen in the palette, as it is shown again. */
export interface RecentChoice {
  readonly id: string
  readonly kind: 'talent' | 'session' | 'project' | 'page' | 'place'
  readonly label: string
  readonly place: string
  readonly to: string
}

const MOST = 5

const isChoice = (value: unknown): value is RecentChoice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'label', 'place', 'to'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )

/** The last five choices of an account in this browser, the latest first. They go when somebody signs out (`forgetRecent`). */
export const recentChoices = {
  of(account: string): readonly RecentChoice[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(RECENT + account) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isChoice).slice(0, MOST) : []
    } catch {
      return []
    }
  },

  add(account: string, choice: RecentChoice): void {
    const others = recentChoices.of(account).filter(({ id }) => id !== choice.id)
    try {
      localStorage.setItem(RECENT + account, JSON.stringify([choice, ...others].slice(0, MOST)))
    } catch {
      // A full storage keeps what it has, and a browser that forbids it keeps nothing.
    }
  },
}

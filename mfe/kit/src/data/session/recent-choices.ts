import { browserStorage, RECENT } from './forget-recent.ts'

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
export class RecentChoices {
  readonly #storage: () => Storage | undefined

  constructor(storage: () => Storage | undefined = browserStorage) {
    this.#storage = storage
  }

  of(account: string): readonly RecentChoice[] {
    try {
      const kept: unknown = JSON.parse(this.#storage()?.getItem(RECENT + account) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isChoice).slice(0, MOST) : []
    } catch {
      return []
    }
  }

  add(account: string, choice: RecentChoice): void {
    const others = this.of(account).filter(({ id }) => id !== choice.id)
    try {
      this.#storage()?.setItem(RECENT + account, JSON.stringify([choice, ...others].slice(0, MOST)))
    } catch {
      // A full storage keeps what it has.
    }
  }
}

export const recentChoices = new RecentChoices()

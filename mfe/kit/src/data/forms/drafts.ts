/** How long a draft is there: as long as its tab, or in this browser until the person signs out. */
export type DraftPlace = 'tab' | 'browser'

type Storages = Readonly<Record<DraftPlace, () => Storage | undefined>>

/** `undefined` where the browser forbids it. */
const allowed = (storage: () => Storage) => () => {
  try {
    return storage()
  } catch {
    return undefined
  }
}

const PREFIX = 'callboard-draft:'
/** Stands for a visitor without a session. */
const NOBODY = 'nobody'

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')

/** Typed and unsent text, kept over a reload, and only for the person who typed it. */
export class Drafts {
  readonly #storages: Storages
  #person: string = NOBODY

  constructor(
    tab: () => Storage | undefined = allowed(() => globalThis.sessionStorage),
    browser: () => Storage | undefined = allowed(() => globalThis.localStorage),
  ) {
    this.#storages = { tab, browser }
  }

  #each(change: (storage: Storage) => void): void {
    for (const open of Object.values(this.#storages)) {
      const storage = open()
      if (storage) change(storage)
    }
  }

  #key = (name: string) => `${PREFIX}${this.#person}:${name}`

  #forgetAll(unlessOf?: string): void {
    this.#each((storage) => {
      for (const key of keysOf(storage))
        if (key.startsWith(PREFIX) && !(unlessOf && key.startsWith(`${PREFIX}${unlessOf}:`)))
          storage.removeItem(key)
    })
  }

  /**
   * Sets the person who types from now on. Drafts of another person are removed; drafts of a visitor go to the account.
   * @param person id of the account, or undefined for a visitor without a session
   */
  belongTo(person: string | undefined): void {
    const before = this.#person
    this.#person = person ?? NOBODY
    if (person === undefined || person === before) return
    const ofNobody = `${PREFIX}${NOBODY}:`
    this.#each((storage) => {
      for (const key of keysOf(storage)) {
        const kept = key.startsWith(ofNobody) ? storage.getItem(key) : null
        if (kept !== null) storage.setItem(this.#key(key.slice(ofNobody.length)), kept)
      }
    })
    this.#forgetAll(person)
  }

  /** The person leaves for good: nothing of theirs is kept. */
  clear(): void {
    this.#forgetAll()
    this.#person = NOBODY
  }

  load<T>(name: string, place: DraftPlace = 'tab'): T | undefined {
    try {
      const kept = this.#storages[place]()?.getItem(this.#key(name)) ?? null
      return kept === null ? undefined : (JSON.parse(kept) as T)
    } catch {
      return undefined
    }
  }

  save(name: string, values: unknown, place: DraftPlace = 'tab'): void {
    try {
      this.#storages[place]()?.setItem(this.#key(name), JSON.stringify(values))
    } catch {
      // A full storage keeps no draft; the form itself is whole.
    }
  }

  forget(name: string, place: DraftPlace = 'tab'): void {
    this.#storages[place]()?.removeItem(this.#key(name))
  }
}

export const drafts = new Drafts()

/** Where drafts of this tab are kept; `undefined` where the browser forbids it. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const PREFIX = 'callboard-draft:'
/** Stands for a visitor without a session. */
const NOBODY = 'nobody'

/** Typed and unsent text, kept over a reload of the tab, and only for the person who typed it. */
export class Drafts {
  readonly #storage: () => Storage | undefined
  #person: string = NOBODY

  constructor(storage: () => Storage | undefined = tabStorage) {
    this.#storage = storage
  }

  #key = (name: string) => `${PREFIX}${this.#person}:${name}`

  #forgetAll(unlessOf?: string): void {
    const storage = this.#storage()
    if (!storage) return
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    for (const key of keys)
      if (key.startsWith(PREFIX) && !(unlessOf && key.startsWith(`${PREFIX}${unlessOf}:`)))
        storage.removeItem(key)
  }

  /**
   * Sets the person who types from now on. Drafts of another person are removed; drafts of a visitor go to the account.
   * @param person id of the account, or undefined for a visitor without a session
   */
  belongTo(person: string | undefined): void {
    const before = this.#person
    this.#person = person ?? NOBODY
    if (person === undefined || person === before) return
    const storage = this.#storage()
    if (!storage) return
    const ofNobody = `${PREFIX}${NOBODY}:`
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    for (const key of keys) {
      const kept = key.startsWith(ofNobody) ? storage.getItem(key) : null
      if (kept !== null) storage.setItem(this.#key(key.slice(ofNobody.length)), kept)
    }
    this.#forgetAll(person)
  }

  /** The person leaves for good: nothing of theirs is kept. */
  clear(): void {
    this.#forgetAll()
    this.#person = NOBODY
  }

  load<T>(name: string): T | undefined {
    try {
      const kept = this.#storage()?.getItem(this.#key(name)) ?? null
      return kept === null ? undefined : (JSON.parse(kept) as T)
    } catch {
      return undefined
    }
  }

  save(name: string, values: unknown): void {
    try {
      this.#storage()?.setItem(this.#key(name), JSON.stringify(values))
    } catch {
      // A full storage keeps no draft; the form itself is whole.
    }
  }

  forget(name: string): void {
    this.#storage()?.removeItem(this.#key(name))
  }
}

export const drafts = new Drafts()

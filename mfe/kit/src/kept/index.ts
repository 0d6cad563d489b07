import { type Store, store } from '../ui/store.ts'

/** How long something is kept: as long as its tab, or in this browser. */
type KeptPlace = 'tab' | 'browser'

const storageOf = (place: KeptPlace) => (place === 'tab' ? sessionStorage : localStorage)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}

/**
 * What the browser has kept under a key.
 * @param read makes sense of it, also of what another version has written; it gets null where nothing is kept or the
 *   browser forbids it
 */
export function readKept<T>(key: string, read: (kept: unknown) => T, place: KeptPlace = 'browser'): T {
  try {
    return read(parsed(storageOf(place).getItem(key)))
  } catch {
    return read(null)
  }
}

/** Keeps a value as JSON, or nothing any more for undefined. A full storage, or one that is forbidden, stays as it is. */
export function writeKept(key: string, value: unknown, place: KeptPlace = 'browser'): void {
  try {
    if (value === undefined) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, JSON.stringify(value))
  } catch {
    // What is not kept lasts as long as the page.
  }
}

/** A store whose value is kept in this browser. @param read as of `readKept` */
export function keptStore<T>(key: string, read: (kept: unknown) => T): Store<T> {
  const values = store(readKept(key, read))
  const set = (next: T) => {
    values.set(next)
    writeKept(key, next)
  }
  return { ...values, set, change: (next) => set(next(values.get())) }
}

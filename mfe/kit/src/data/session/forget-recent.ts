/** Begins the keys of what was chosen in the palette. */
export const RECENT = 'callboard-recent:'

/** Undefined where the browser forbids it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Forgets the choices of every account: names of talent do not stay behind. */
export function forgetRecent(storage = browserStorage()): void {
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(RECENT)) storage?.removeItem(key)
}

/** Begins the keys of what was chosen in the palette. */
export const RECENT = 'callboard-recent:'

/** Forgets the choices of every account: names of talent do not stay behind. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT)) localStorage.removeItem(key)
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

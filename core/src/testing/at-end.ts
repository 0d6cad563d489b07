const ends: (() => Promise<unknown>)[] = []

/**
 * Has something stopped that the test files of this process share. A root-level `after` would stop it at the end of the
 * first file: each file is a run of mocha of its own.
 */
export function atEnd(end: () => Promise<unknown>): void {
  ends.push(end)
}

/** Stops all of it, the newest first. Called once, by what runs the test files. */
export async function endShared(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

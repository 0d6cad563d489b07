/** A meaning that has something to do, with its keys. */
export interface BoundMeaning {
  readonly scope: string
  readonly meaning: string
  readonly names: readonly string[]
}

/**
 * The keys that each meaning has now, by scope and meaning: a key that a newer screen uses is not among those of an
 * older one.
 * @param bound the newest first
 */
export function keysNow(
  bound: readonly BoundMeaning[],
): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const taken = new Set<string>()
  const now = new Map<string, Map<string, readonly string[]>>()
  for (const { scope, meaning, names } of bound) {
    const free = names.filter((key) => !taken.has(key))
    for (const key of free) taken.add(key)
    if (free.length === 0) continue
    const ofScope = now.get(scope) ?? new Map<string, readonly string[]>()
    // Several screens may bind one meaning; the newest has all of its keys.
    if (!ofScope.has(meaning)) ofScope.set(meaning, free)
    now.set(scope, ofScope)
  }
  return now
}

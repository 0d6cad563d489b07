/**
 * True for a value read from JSON that is safe to walk through, write and store: its depth is limited and its strings
 * hold no half characters (lone surrogates).
 * @param deepest how many lists and objects may lie in each other
 */
export function isSoundJson(value: unknown, deepest: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (deepest <= 0) return false
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isSoundJson(part, deepest - 1))
}

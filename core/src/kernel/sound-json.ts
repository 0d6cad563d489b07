/**
 * Whether a value that was read from JSON can be worked with: a program that walks through it, writes or stores it
 * ends neither at its depth nor at half a character.
 * @param deepest how many lists and objects may lie in each other
 */
export function isSoundJson(value: unknown, deepest: number): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (deepest <= 0) return false
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isSoundJson(part, deepest - 1))
}

/**
 * Values on their way out of a row, the same for SQLite and MySQL. On the way in, a `Date` and a boolean are bound
 * as they are; JSON goes through `jsonToRow`.
 */

/** @throws Error when the stored value is no instant */
export function instantFromRow(value: unknown): Date {
  const instant = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(instant.getTime())) throw new Error(`Not an instant in a row: ${String(value)}`)
  return instant
}

export const instantOrNullFromRow = (value: unknown): Date | null =>
  value === null ? null : instantFromRow(value)

/** @throws Error when the stored value is neither true nor false */
export function flagFromRow(value: unknown): boolean {
  if (value === 1 || value === true) return true
  if (value === 0 || value === false) return false
  throw new Error(`Not a yes or no in a row: ${String(value)}`)
}

export const jsonToRow = (value: unknown): string => JSON.stringify(value)

/** @throws Error when the stored text is no JSON */
export function jsonFromRow(value: unknown): unknown {
  if (typeof value !== 'string') throw new Error(`Not JSON in a row: ${String(value)}`)
  return JSON.parse(value)
}

/** Values on their way out of a row, the same for SQLite and MySQL. */

/** @throws Error when the stored value is no instant */
export function readInstant(stored: unknown): Date {
  const instant = stored instanceof Date ? stored : new Date(typeof stored === 'string' ? stored : Number.NaN)
  if (Number.isNaN(instant.getTime())) throw unexpected('an instant', stored)
  return instant
}

/** @throws Error when the stored value is neither true nor false */
export function readFlag(stored: unknown): boolean {
  if (stored === 1 || stored === true) return true
  if (stored === 0 || stored === false) return false
  throw unexpected('a yes or no', stored)
}

/** @throws Error when the stored value is no JSON text */
export function readJson(stored: unknown): unknown {
  if (typeof stored !== 'string') throw unexpected('JSON', stored)
  try {
    return JSON.parse(stored)
  } catch (cause) {
    throw unexpected('JSON', stored, { cause })
  }
}

const SHOWN_CHARACTERS = 100

/** @param kind the expected kind of a stored value, with its article */
export const unexpected = (kind: string, stored: unknown, options?: ErrorOptions): Error =>
  new Error(`not ${kind}: ${String(JSON.stringify(stored)).slice(0, SHOWN_CHARACTERS)}`, options)

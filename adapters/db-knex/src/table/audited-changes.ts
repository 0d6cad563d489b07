import type { AuditChange } from '@callboard/core'
import type { Query } from '../dialect/query.ts'

/**
 * How the audit log tells of a field. `shown`: with both values. `changed`: only that it changed, for secrets, long texts
 * and what people are known by, since the log keeps its rows when a person is erased. `untold`: not at all. A function: with both values in its words.
 */
type Telling<Value> = 'shown' | 'changed' | 'untold' | ((value: Value) => string)

/** What the audit log tells of a kind of thing. */
export interface Told<Entity> {
  readonly thing: string
  readonly idOf: (entity: Entity) => string
  /** Every field, so that a new one is decided on. */
  readonly fields: { readonly [Field in keyof Entity]-?: Telling<Entity[Field]> }
}

/** Of one call; a call that changes more things says the first. */
export const MOST_CHANGES = 40
const VALUE_LENGTH = 200

const followed = new WeakMap<Query, Map<string, AuditChange>>()

/** From here on the transaction keeps what changes in it. */
export const followChanges = (transaction: Query): void => void followed.set(transaction, new Map())

/** Whether what a thing was before is worth a look. */
export const isFollowed = (query: Query): boolean => followed.has(query)

/** What differs at the end of the transaction from its begin. */
export const changesIn = (transaction: Query): readonly AuditChange[] =>
  [...(followed.get(transaction)?.values() ?? [])]
    .filter(({ before, after }) => before === undefined || before !== after)
    .slice(0, MOST_CHANGES)

/** With the fields of every object in order, however the database gives them back. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([field, held]) => [field, inOrder(held)]))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one ?? null)) === JSON.stringify(inOrder(other ?? null))

function words(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(words).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.entries(value)
    .map(([field, held]) => `${field} ${words(held)}`)
    .join(' ')
}

const short = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  const all = words(value).replaceAll(/\s+/g, ' ')
  return all.length > VALUE_LENGTH ? `${all.slice(0, VALUE_LENGTH - 1)}…` : all
}

/** Keeps how a thing differs. @param before null for a new one @param after null for one that is gone */
export function noteChange<Entity>(
  query: Query,
  { thing, idOf, fields }: Told<Entity>,
  before: Entity | null,
  after: Entity | null,
): void {
  const changes = followed.get(query)
  const known = after ?? before
  if (!changes || !known) return
  const id = idOf(known)
  for (const [field, telling] of Object.entries(fields) as [keyof Entity & string, Telling<never>][]) {
    if (telling === 'untold' || isSame(before?.[field], after?.[field])) continue
    // An empty list and a no of a new thing say nothing.
    if (!before && after?.[field] === false) continue
    const key = JSON.stringify([thing, id, field])
    const told = (entity: Entity | null) =>
      short(typeof telling === 'function' && entity ? telling(entity[field] as never) : entity?.[field])
    const [was, is] = [told(before), told(after)]
    if (telling === 'changed' || (was ?? '') === (is ?? '')) {
      if (before && after) changes.set(key, { thing, id, field })
      continue
    }
    const earlier = changes.get(key)
    changes.set(key, { thing, id, field, before: earlier ? (earlier.before ?? null) : was, after: is })
  }
}

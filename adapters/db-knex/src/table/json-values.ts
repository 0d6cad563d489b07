import type { Guard } from './column.ts'

/** Guards of `json` columns. */

export const isAny: Guard<unknown> = (value): value is unknown => value !== undefined

export const isText: Guard<string> = (value) => typeof value === 'string'

export const isNumber: Guard<number> = (value) => typeof value === 'number'

export const listOf =
  <Value>(isValue: Guard<Value>): Guard<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(isValue)

export const isObject: Guard<Readonly<Record<string, unknown>>> = (
  value,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object whose every value passes. */
export const recordOf =
  <Value>(isValue: Guard<Value>): Guard<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(isValue)

/** An object with these fields; others are let pass. A field may be absent where its guard takes `undefined`. */
export const objectOf =
  <Value extends object>(fields: { readonly [Field in keyof Value]-?: Guard<Value[Field]> }): Guard<Value> =>
  (value): value is Value =>
    isObject(value) &&
    Object.entries<Guard<unknown>>(fields).every(([field, isValue]) => isValue(value[field]))

export const orAbsent =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value)

export const orNone =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value)

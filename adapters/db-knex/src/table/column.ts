import { readFlag, readInstant, readJson, unexpected } from './values.ts'

/** A value as the drivers of both databases bind it. */
export type Stored = string | number | boolean | Date | null

/** A column of a table: its name, and how a value comes out of a row and goes into one. */
export interface Column<Value, Name extends string = string> {
  readonly name: Name
  /** @throws Error naming the kind that the stored value should have been */
  readonly read: (stored: unknown) => Value
  /** Absent where a value is bound as it is. */
  readonly write?: (value: Value) => Stored
}

/** Tells whether a parsed JSON value has the column's type (see json-values.ts). */
export type Guard<Value> = (value: unknown) => value is Value

export const text = <Name extends string>(name: Name): Column<string, Name> => ({
  name,
  read: (stored) => {
    if (typeof stored === 'string') return stored
    throw unexpected('a text', stored)
  },
})

export const number = <Name extends string>(name: Name): Column<number, Name> => ({
  name,
  read: (stored) => {
    if (typeof stored === 'number') return stored
    throw unexpected('a number', stored)
  },
})

/** A moment in UTC with milliseconds. */
export const instant = <Name extends string>(name: Name): Column<Date, Name> => ({ name, read: readInstant })

export const flag = <Name extends string>(name: Name): Column<boolean, Name> => ({ name, read: readFlag })

/** A column with a fixed list of codes. */
export const oneOf = <Name extends string, const Code extends string>(
  name: Name,
  codes: readonly Code[],
): Column<Code, Name> => {
  const known: ReadonlyMap<unknown, Code> = new Map(codes.map((code) => [code, code]))
  return {
    name,
    read: (stored) => {
      const code = known.get(stored)
      if (code !== undefined) return code
      throw unexpected(`one of ${codes.join(', ')}`, stored)
    },
  }
}

/** Any JSON value that the guard lets pass, as text. */
export const json = <Name extends string, Value>(name: Name, isValue: Guard<Value>): Column<Value, Name> => ({
  name,
  read: (stored) => {
    const value = readJson(stored)
    if (isValue(value)) return value
    throw unexpected('the JSON of this column', stored)
  },
  write: (value) => JSON.stringify(value),
})

/** The same column where it may be null. */
export function orNull<Value, Name extends string>({
  name,
  read,
  write,
}: Column<Value, Name>): Column<Value | null, Name> {
  const nullable = { name, read: (stored: unknown) => (stored === null ? null : read(stored)) }
  return write ? { ...nullable, write: (value) => (value === null ? null : write(value)) } : nullable
}

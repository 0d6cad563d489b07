import type { Column, Stored } from './column.ts'

/** A column of any value, as the codec sees it. */
interface AnyColumn {
  readonly name: string
  readonly read: (stored: unknown) => unknown
  readonly write?: (value: never) => Stored
}

type ColumnsOf<Value> = { readonly [Field in keyof Value]-?: Column<Value[Field]> }

/** Several columns that make one value of an entity. */
interface Parts<Columns, NullBy extends string | null> {
  readonly parts: Columns
  /** The column whose null means that the value is null. */
  readonly nullBy: NullBy
}

type FieldOf<Value> =
  | Column<Value>
  | ([null] extends [Value] ? Parts<ColumnsOf<NonNullable<Value>>, string> : Parts<ColumnsOf<Value>, null>)

type FieldsOf<Entity> = { readonly [Field in keyof Entity]-?: FieldOf<Entity[Field]> }
type AnyField = AnyColumn | Parts<Readonly<Record<string, AnyColumn>>, string | null>
type AnyFields = Readonly<Record<string, AnyField>>

type NamesOf<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { readonly name: infer Name extends string }
    ? Name
    : Fields[Field] extends { readonly parts: infer Columns }
      ? NamesOf<Columns>
      : never
}[keyof Fields]

/** A value of an entity that has a column for each of its fields. */
export const parts = <const Columns extends Readonly<Record<string, AnyColumn>>>(
  columns: Columns,
): Parts<Columns, null> => ({ parts: columns, nullBy: null })

/** The same for a value that may be null. @param nullBy the column that is null then */
export const partsOrNull = <const Columns extends Readonly<Record<string, AnyColumn>>>(
  nullBy: NamesOf<Columns>,
  columns: Columns,
): Parts<Columns, string> => ({ parts: columns, nullBy })

const isColumn = (field: AnyField): field is AnyColumn => 'read' in field

const columnsOf = (field: AnyField): readonly AnyColumn[] =>
  isColumn(field) ? [field] : Object.values(field.parts)

type Row<Name extends string> = { readonly [Column in Name]: Stored }

/** A table as it is declared: both directions between its rows and an entity. */
export interface Table<Entity, Name extends string = string> {
  readonly name: string
  /** The columns that `fromRow` reads. */
  readonly columns: readonly Name[]
  /** @throws Error naming table, column and value when one is not of its column's type */
  readonly fromRow: (row: object) => Entity
  readonly toRow: (entity: Entity) => Row<Name>
}

const quoted = (text: string) => JSON.stringify(text)

/**
 * Both directions are functions written out field by field, as one would by hand: a loop over the columns takes twice
 * as long for a row, and lists have many.
 */
function written(body: string, conversions: readonly unknown[]): (from: object) => never {
  const names = conversions.map((_, index) => `convert${index}`)
  return new Function(...names, `return (from) => (${body})`)(...conversions)
}

function reading(fields: AnyFields) {
  const reads: AnyColumn['read'][] = []
  const read = ({ name, read }: AnyColumn) => `convert${reads.push(read) - 1}(from[${quoted(name)}])`
  const object = (columns: AnyFields): string =>
    `{ ${Object.entries(columns)
      .map(([field, of]) => `${quoted(field)}: ${isColumn(of) ? read(of) : readParts(of)}`)
      .join(', ')} }`
  const readParts = ({ parts, nullBy }: Exclude<AnyField, AnyColumn>) =>
    nullBy === null ? object(parts) : `from[${quoted(nullBy)}] === null ? null : ${object(parts)}`
  return written(object(fields), reads)
}

function writing(fields: AnyFields, derived: Readonly<Record<string, (entity: never) => Stored>>) {
  const writes: unknown[] = []
  const convert = (write: unknown, value: string) =>
    write === undefined ? value : `convert${writes.push(write) - 1}(${value})`
  const columns = Object.entries(fields).flatMap(([field, of]) => {
    const value = `from[${quoted(field)}]`
    if (isColumn(of)) return [[of.name, convert(of.write, value)] as const]
    return Object.entries(of.parts).map(([part, { name, write }]) => {
      const written = convert(write, `${value}[${quoted(part)}]`)
      return [name, of.nullBy === null ? written : `${value} === null ? null : ${written}`] as const
    })
  })
  const all = [
    ...columns,
    ...Object.entries(derived).map(([name, of]) => [name, convert(of, 'from')] as const),
  ]
  return written(`{ ${all.map(([name, value]) => `${quoted(name)}: ${value}`).join(', ')} }`, writes)
}

/** @returns the error of the first column whose value is not of its type, or `thrown` where none is */
function faultOf(table: string, fields: AnyFields, row: object, thrown: unknown): unknown {
  const stored = new Map(Object.entries(row))
  const isRead = (field: AnyField) =>
    isColumn(field) || field.nullBy === null || stored.get(field.nullBy) !== null
  for (const { name, read } of Object.values(fields).filter(isRead).flatMap(columnsOf)) {
    try {
      read(stored.get(name))
    } catch (cause) {
      const fault = cause instanceof Error ? cause.message : String(cause)
      return new Error(`Table ${table}, column ${name}: ${fault}`, { cause })
    }
  }
  return thrown
}

/**
 * Declares the table that keeps an entity: `tableOf<Take>().named('take', { id: text('id'), … })`.
 * The entity's type is named first, so that the names of the columns can be inferred.
 */
export const tableOf = <Entity extends object>() => ({
  /**
   * @param fields for each field of the entity its column, or the `parts` of its value
   * @param derived columns that are written for the sake of keys and filters, and never read
   */
  named<const Fields extends FieldsOf<Entity>, const Derived extends string = never>(
    name: string,
    fields: Fields & Readonly<Record<Exclude<keyof Fields, keyof Entity>, never>>,
    derived?: { readonly [Column in Derived]: (entity: Entity) => Stored },
  ): Table<Entity, NamesOf<Fields> | Derived> {
    type Name = NamesOf<Fields> | Derived
    const all = fields as unknown as AnyFields
    const read: (row: object) => Entity = reading(all)
    const write: (entity: Entity) => Row<Name> = writing(all, derived ?? {})
    return {
      name,
      columns: Object.values(all)
        .flatMap(columnsOf)
        .map((column) => column.name as Name),
      toRow: write,
      fromRow: (row) => {
        try {
          return read(row)
        } catch (error) {
          throw faultOf(name, all, row, error)
        }
      },
    }
  },
})

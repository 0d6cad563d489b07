import type { Database } from '../open-database.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly length: number | null
  readonly isCounter: number
  readonly isUnique: number
}

/** Different for each column, so that keys of several columns stay unique for a long time. */
const SPREAD = [101, 103, 107, 109, 113, 127, 131, 137, 139, 149]
const DAY = 86_400_000

function sampleOf({ name, type, length, isUnique }: Column, position: number, row: number): unknown {
  const value = position === 0 || isUnique ? row : row % SPREAD[position % SPREAD.length]!
  if (type === 'datetime') return new Date(Date.UTC(2026, 0, 1) + row * 60_000 - (row % 30) * DAY)
  if (type === 'tinyint') return row % 2
  if (!['char', 'varchar', 'mediumtext', 'text', 'longtext'].includes(type)) return value
  return `${value}-${name}`.slice(0, length ?? 20)
}

/** Puts rows of no meaning into every empty table of a MariaDB, so that its plans are those of a house in use. */
export async function fillTables({ reader, writer }: Database, rows: number): Promise<void> {
  const columns: Column[] = await reader('information_schema.columns')
    .whereRaw('table_schema = database()')
    .orderBy('ordinal_position')
    .select({
      table: 'table_name',
      name: 'column_name',
      type: 'data_type',
      length: 'character_maximum_length',
      isCounter: reader.raw(`extra like '%auto_increment%'`),
      isUnique: reader.raw(`column_key = 'UNI'`),
    })
  await writer.transaction(async (transaction) => {
    await transaction.raw('set foreign_key_checks = 0')
    for (const [table, all] of Map.groupBy(columns, (column) => column.table)) {
      if ((await transaction(table).first(transaction.raw('1'))) !== undefined) continue
      const own = all.filter(({ isCounter }) => !isCounter)
      for (let start = 0; start < rows; start += 500) {
        const part = Array.from({ length: 500 }, (_, index) =>
          Object.fromEntries(own.map((column, at) => [column.name, sampleOf(column, at, start + index)])),
        )
        await transaction(table).insert(part).onConflict().ignore()
      }
    }
    await transaction.raw('set foreign_key_checks = 1')
  })
  await reader.raw(
    `analyze table ${[...new Set(columns.map(({ table }) => table))].map((table) => `\`${table}\``).join(', ')}`,
  )
}

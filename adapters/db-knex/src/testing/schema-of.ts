import type { Database } from '../open-database.ts'

const SQLITE = `select type, name, tbl_name, sql from sqlite_master where name not like 'sqlite_%' order by type, name`
const COLUMNS = `select table_name, column_name, column_type, is_nullable, column_default, collation_name, extra
  from information_schema.columns where table_schema = database() order by table_name, ordinal_position`
const INDEXES = `select table_name, index_name, seq_in_index, column_name, non_unique
  from information_schema.statistics where table_schema = database() order by 1, 2, 3`
const FOREIGN_KEYS = `select table_name, constraint_name, column_name, referenced_table_name, referenced_column_name
  from information_schema.key_column_usage
  where table_schema = database() and referenced_table_name is not null order by 1, 2, 3`

/** Tables, columns, indexes and foreign keys, to be compared with those of another database. */
export async function schemaOf({ kind, reader }: Database): Promise<unknown> {
  if (kind === 'sqlite') return (await reader.raw(SQLITE)) as unknown
  const [[columns], [indexes], [foreignKeys]] = await Promise.all(
    [COLUMNS, INDEXES, FOREIGN_KEYS].map((sql) => reader.raw(sql)),
  )
  return { columns, indexes, foreignKeys }
}

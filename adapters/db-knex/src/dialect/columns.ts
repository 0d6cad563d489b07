import type { Knex } from 'knex'

type Table = Knex.CreateTableBuilder

const isMysql = (query: Knex) => query.client.config.client === 'mysql2'

/**
 * Column types that mean the same in SQLite and MySQL. Texts compare byte by byte in both.
 * Take them by `columns(query)` at the head of a migration.
 */
export function columns(query: Knex) {
  const mysql = isMysql(query)
  const prose = (column: Knex.ColumnBuilder) => (mysql ? column.collate('utf8mb4_bin') : column)
  return {
    /** An id made by the application. */
    id: (table: Table, name: string) =>
      mysql ? table.specificType(name, 'char(36) character set ascii collate ascii_bin') : table.text(name),
    /** A short code, key or digest in plain ASCII. */
    code: (table: Table, name: string, length: number) =>
      mysql
        ? table.specificType(name, `varchar(${length}) character set ascii collate ascii_bin`)
        : table.string(name, length),
    /** A moment in UTC with milliseconds: `datetime(3)` or ISO text. */
    instant: (table: Table, name: string) =>
      mysql ? table.specificType(name, 'datetime(3)') : table.text(name),
    /** A calendar day, `YYYY-MM-DD`. */
    day: (table: Table, name: string) => table.specificType(name, mysql ? 'char(10)' : 'text'),
    /** A wall time, `HH:mm` or `HH:mm:ss`. */
    wallTime: (table: Table, name: string) => table.specificType(name, mysql ? 'varchar(8)' : 'text'),
    /** Words people wrote, up to `length` characters. */
    words: (table: Table, name: string, length: number) => prose(table.string(name, length)),
    /** Longer words, up to 16 MB. */
    text: (table: Table, name: string) => prose(table.text(name, 'mediumtext')),
    /** Any JSON value, as text. */
    json: (table: Table, name: string) => table.text(name, 'mediumtext'),
    flag: (table: Table, name: string) => table.boolean(name),
  }
}

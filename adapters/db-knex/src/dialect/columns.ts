import type { Knex } from 'knex'
import { isMysql } from './is-mysql.ts'

type Table = Knex.CreateTableBuilder

// Not ASCII even where only ASCII is kept: MySQL fails when such a column is compared with any other letter.
const exact = (type: string) => `${type} character set utf8mb4 collate utf8mb4_bin`

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
      mysql ? table.specificType(name, exact('varchar(64)')) : table.text(name),
    /** A short code, key or digest in plain ASCII. */
    code: (table: Table, name: string, length: number) =>
      mysql ? table.specificType(name, exact(`varchar(${length})`)) : table.string(name, length),
    /** A moment in UTC with milliseconds: `datetime(3)` or ISO text. */
    instant: (table: Table, name: string) =>
      mysql ? table.specificType(name, 'datetime(3)') : table.text(name),
    /** A calendar day, `YYYY-MM-DD`. */
    day: (table: Table, name: string) => table.specificType(name, mysql ? exact('char(10)') : 'text'),
    /** A wall time, `HH:mm` or `HH:mm:ss`. */
    wallTime: (table: Table, name: string) => table.specificType(name, mysql ? exact('varchar(8)') : 'text'),
    /** Words people wrote, up to `length` characters. */
    words: (table: Table, name: string, length: number) => prose(table.string(name, length)),
    /** Longer words, up to 16 MB. */
    text: (table: Table, name: string) => prose(table.text(name, 'mediumtext')),
    /** Any JSON value, as text. */
    json: (table: Table, name: string) => prose(table.text(name, 'mediumtext')),
    flag: (table: Table, name: string) => table.boolean(name),
  }
}

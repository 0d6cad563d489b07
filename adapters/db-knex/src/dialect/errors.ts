interface DriverError {
  /** SQLite's extended result code. */
  readonly errcode?: number
  /** MySQL's error number. */
  readonly errno?: number
}

const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067
const MYSQL_RECORD_CHANGED = 1020
const MYSQL_DUPLICATE_ENTRY = 1062
/** Error numbers of MySQL and MariaDB for a change of the schema that was made already, and for a row that is there. */
const MYSQL_DONE_ALREADY = new Set([
  1005, // cannot create table: MariaDB says so of a foreign key that is there
  1050, // table exists
  1051, // no table to drop
  1060, // column exists
  1061, // index exists
  1062, // row exists
  1068, // primary key exists
  1091, // no column or index to drop
  1826, // foreign key exists
])
const MYSQL_LOCK_WAIT_TIMEOUT = 1205
const MYSQL_DEADLOCK = 1213

const codesOf = (error: unknown): DriverError => (error instanceof Error ? (error as DriverError) : {})

/** Another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  const { errcode } = codesOf(error)
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY
}

/** MySQL ended a transaction that lost against another one, or may have: by default a lock wait undoes its statement only. */
export function isTransactionGone(error: unknown): boolean {
  const { errno } = codesOf(error)
  return errno === MYSQL_DEADLOCK || errno === MYSQL_LOCK_WAIT_TIMEOUT || errno === MYSQL_RECORD_CHANGED
}

/** The same transaction may succeed when it is run again from its start. */
export const isWorthRepeating = (error: unknown): boolean => isTransactionGone(error) || isBusy(error)

/** A row with this unique or primary key is there already. The transaction is still usable. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, errno } = codesOf(error)
  return (
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY ||
    errno === MYSQL_DUPLICATE_ENTRY
  )
}

/** A change of the schema, or a row, is there already. */
export const isDoneAlready = (error: unknown): boolean => MYSQL_DONE_ALREADY.has(codesOf(error).errno ?? 0)

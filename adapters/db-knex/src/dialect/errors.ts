interface DriverError {
  /** SQLite's extended result code. */
  readonly errcode?: number
  /** MySQL's error number. */
  readonly errno?: number
}

const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067
const MYSQL_DUPLICATE_ENTRY = 1062
const MYSQL_LOCK_WAIT_TIMEOUT = 1205
const MYSQL_DEADLOCK = 1213

const codesOf = (error: unknown): DriverError => (error instanceof Error ? (error as DriverError) : {})

/** Another process holds SQLite's write lock. */
export function isBusy(error: unknown): boolean {
  const { errcode } = codesOf(error)
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY
}

/** The same transaction may succeed when it is run again from its start. */
export function isWorthRepeating(error: unknown): boolean {
  const { errno } = codesOf(error)
  return errno === MYSQL_DEADLOCK || errno === MYSQL_LOCK_WAIT_TIMEOUT || isBusy(error)
}

/** A row with this unique or primary key is there already. The transaction is still usable. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, errno } = codesOf(error)
  return (
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY ||
    errno === MYSQL_DUPLICATE_ENTRY
  )
}

import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { clearing } from './clearing.ts'
import type { EmptyDatabase, OpenTemporaryDatabase } from './temporary-database.ts'
import { emptyMariadb } from './temporary-mariadb.ts'
import { emptySqlite, temporarySqlite } from './temporary-sqlite.ts'

/** Migrating a MariaDB takes longer than most tests, so the tests of one suite share one and clear it. */
function sharedMariadb(): OpenTemporaryDatabase {
  let shared: Awaited<ReturnType<typeof make>> | undefined
  const make = async () => {
    const { settings, remove } = await emptyMariadb()
    const database = await openDatabase(settings)
    await migrate(database)
    return { settings, database, remove, clear: await clearing(database) }
  }
  after(async () => {
    await shared?.database.close()
    await shared?.remove()
  })
  return async () => {
    shared ??= await make()
    const { settings, clear } = shared
    const database = await openDatabase(settings)
    return {
      database,
      settings,
      stop: async () => {
        await database.close()
        await clear()
      },
    }
  }
}

/**
 * Runs a suite on SQLite and on a real MariaDB (see `peerAddress`). Each call of `open` gives a database of a fresh
 * schema; on MariaDB only one may be open at a time.
 */
export function onEachDatabase(suite: (name: string, open: OpenTemporaryDatabase) => void): void {
  suite('SQLite', temporarySqlite)
  describe('on MariaDB', () => suite('MariaDB', sharedMariadb()))
}

/** The same for suites about the schema itself: `make` gives a database without any. */
export function onEachEmptyDatabase(suite: (name: string, make: () => Promise<EmptyDatabase>) => void): void {
  suite('SQLite', emptySqlite)
  suite('MariaDB', emptyMariadb)
}

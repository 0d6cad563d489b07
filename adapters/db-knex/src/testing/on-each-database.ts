import { atEnd } from '@callboard/core/testing'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { clearing } from './clearing.ts'
import type { EmptyDatabase, OpenTemporaryDatabase } from './temporary-database.ts'
import { emptyMariadb } from './temporary-mariadb.ts'
import { emptySqlite, temporarySqlite } from './temporary-sqlite.ts'

async function makeShared() {
  const { settings, remove } = await emptyMariadb()
  const database = await openDatabase(settings)
  await migrate(database)
  atEnd(async () => {
    await database.close()
    await remove()
  })
  return { settings, clear: await clearing(database) }
}

/** Migrating a MariaDB takes longer than most tests, so all suites of a process share one and clear it. */
let shared: ReturnType<typeof makeShared> | undefined

const sharedMariadb: OpenTemporaryDatabase = async () => {
  shared ??= makeShared()
  const { settings, clear } = await shared
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

/**
 * Runs a suite on SQLite and on a real MariaDB (see `peerAddress`). Each call of `open` gives a database of a fresh
 * schema; on MariaDB only one may be open at a time.
 */
export function onEachDatabase(suite: (name: string, open: OpenTemporaryDatabase) => void): void {
  suite('SQLite', temporarySqlite)
  describe('on MariaDB', () => suite('MariaDB', sharedMariadb))
}

/** The same for suites about the schema itself: `make` gives a database without any. */
export function onEachEmptyDatabase(
  suite: (name: 'SQLite' | 'MariaDB', make: () => Promise<EmptyDatabase>) => void,
): void {
  suite('SQLite', emptySqlite)
  suite('MariaDB', emptyMariadb)
}

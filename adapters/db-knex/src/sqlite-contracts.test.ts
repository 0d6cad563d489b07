import type { Outbox } from '@callboard/core'
import {
  jobStoreContract,
  replayStoreContract,
  second,
  signalStoreContract,
  subscriptionsOfSamples,
  unitOfWorkContract,
} from '@callboard/core/testing'
import { KnexJobStore } from './kernel/knex-job-store.ts'
import { KnexReplayStore } from './kernel/knex-replay-store.ts'
import { KnexSignalStore } from './kernel/knex-signal-store.ts'
import { knexUnitOfWork } from './knex-unit-of-work.ts'
import type { Database } from './open-database.ts'
import { KnexNumberRepository, makeNumberTable } from './testing/number-repository.ts'
import { temporaryDatabase } from './testing/temporary-database.ts'
import { clockAt, testIds } from './testing/test-ids.ts'

async function filled<Store>(makeStore: (database: Database) => Store) {
  const { database, stop } = await temporaryDatabase()
  return {
    store: makeStore(database),
    stop,
    commit: async (at: Date, work: (outbox: Outbox) => void) => {
      const unitOfWork = knexUnitOfWork(database, () => null, {
        ids: testIds,
        clock: clockAt(at),
        subscriptionsOf: subscriptionsOfSamples,
        wake: () => {},
      })
      await unitOfWork.write(async (_none, outbox) => work(outbox))
    },
  }
}

jobStoreContract('SQLite', () => filled((database) => new KnexJobStore(database)))
signalStoreContract('SQLite', () => filled((database) => new KnexSignalStore(database)))
replayStoreContract('SQLite', async () => {
  const { database, stop } = await temporaryDatabase()
  return { store: new KnexReplayStore(database), stop }
})

unitOfWorkContract('SQLite', async () => {
  const { database, stop } = await temporaryDatabase()
  await makeNumberTable(database.writer)
  let wakes = 0
  const unitOfWork = knexUnitOfWork(database, (query) => ({ numbers: new KnexNumberRepository(query) }), {
    ids: testIds,
    clock: clockAt(second(0)),
    subscriptionsOf: subscriptionsOfSamples,
    wake: () => {
      wakes += 1
    },
  })
  const count = async (table: string) => (await database.reader(table).select('id')).length
  return {
    unitOfWork,
    promised: async () => ({ jobs: await count('job'), signals: await count('signal') }),
    wakes: () => wakes,
    stop,
  }
})

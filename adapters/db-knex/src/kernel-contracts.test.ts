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
import { onEachDatabase } from './testing/on-each-database.ts'
import type { OpenTemporaryDatabase } from './testing/temporary-database.ts'
import { clockAt, testIds } from './testing/test-ids.ts'

async function filled<Store>(open: OpenTemporaryDatabase, makeStore: (database: Database) => Store) {
  const { database, stop } = await open()
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

onEachDatabase((name, open) => {
  jobStoreContract(name, () => filled(open, (database) => new KnexJobStore(database)))
  signalStoreContract(name, () => filled(open, (database) => new KnexSignalStore(database)))
  replayStoreContract(name, async () => {
    const { database, stop } = await open()
    return { store: new KnexReplayStore(database), stop }
  })

  unitOfWorkContract(name, async () => {
    const { database, stop } = await open()
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
})

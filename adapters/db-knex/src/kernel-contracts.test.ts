import type { Outbox, Promised } from '@callboard/core'
import {
  jobStoreContract,
  noteChanged,
  noteTaken,
  replayStoreContract,
  second,
  sendNote,
  signalStoreContract,
  subscriptionsOfSamples,
  unitOfWorkContract,
} from '@callboard/core/testing'
import { expect } from 'chai'
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

  it(`tells after a commit which queues got jobs, and whether there are signals: ${name}`, async () => {
    const { database, stop } = await open()
    try {
      const told: Promised[] = []
      const store = knexUnitOfWork(database, () => null, {
        ids: testIds,
        clock: clockAt(second(0)),
        subscriptionsOf: subscriptionsOfSamples,
        wake: (promised) => told.push(promised),
      })
      await store.write(async (_, outbox) => {
        outbox.enqueue(sendNote, {})
        outbox.publish(noteTaken, {})
      })
      await store.write(async (_, outbox) => outbox.signal(noteChanged, 'a', { staff: {} }))
      expect(told).to.deep.equal([
        { queues: new Set(['messages', 'events']), signals: false },
        { queues: new Set(), signals: true },
      ])
    } finally {
      await stop()
    }
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
      replays: new KnexReplayStore(database),
      promised: async () => ({ jobs: await count('job'), signals: await count('signal') }),
      wakes: () => wakes,
      stop,
    }
  })
})

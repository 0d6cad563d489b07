import { noteChanged, second } from '@callboard/core/testing'
import { KnexSignalStore } from '../kernel/knex-signal-store.ts'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { openDatabase } from '../open-database.ts'
import { givenSettings, goTogether } from './child-process.ts'
import { clockAt, testIds } from './test-ids.ts'

/** A process of its own: commits signals to two rooms and numbers all stored signals, at the same time. */
const database = await openDatabase(givenSettings())
const signals = new KnexSignalStore(database)
const unitOfWork = knexUnitOfWork(database, () => null, {
  ids: testIds,
  clock: clockAt(second(0)),
  subscriptionsOf: () => [],
  wake: () => {},
})

await goTogether()
await Promise.all(
  Array.from({ length: 60 }, async (_, note) => {
    await unitOfWork.write(async (_none, outbox) =>
      outbox.signal(noteChanged, note % 3 ? 'a' : 'b', { staff: { note } }),
    )
    await signals.number(7)
  }),
)
await database.close()

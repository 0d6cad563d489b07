import { second, sendNote } from '@callboard/core/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { openDatabase } from '../open-database.ts'
import { givenSettings } from './child-process.ts'
import { KnexNumberRepository } from './number-repository.ts'
import { clockAt, testIds } from './test-ids.ts'

/** A process of its own: commits one write with one promise to the database it is given and dies before anything is dispatched. */
const database = await openDatabase(givenSettings())
const unitOfWork = knexUnitOfWork(database, (query) => new KnexNumberRepository(query), {
  ids: testIds,
  clock: clockAt(second(0)),
  subscriptionsOf: () => [],
  wake: () => process.kill(process.pid, 'SIGKILL'),
})
await unitOfWork.write(async (numbers, outbox) => {
  await numbers.put('a', 7)
  outbox.enqueue(sendNote, { note: 7 })
})

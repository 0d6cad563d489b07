import { second } from '@callboard/core/testing'
import { appointmentOfTalent } from '@callboard/scheduling/testing'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import { openDatabase } from '../open-database.ts'
import { schedulingRepositories } from '../scheduling/scheduling-repositories.ts'
import { givenSettings, goTogether } from './child-process.ts'
import { clockAt, testIds } from './test-ids.ts'

const CAPACITY = 5

/** A process of its own: fifty talent want the same slot at once. Writes the outcome of each, as JSON. */
const database = await openDatabase(givenSettings())
const store = knexUnitOfWork(database, schedulingRepositories, {
  ids: testIds,
  clock: clockAt(second(0)),
  subscriptionsOf: () => [],
  wake: () => {},
})
const book = (talent: string) =>
  store.write(async ({ frames, appointments }) => {
    const wanted = appointmentOfTalent(talent)
    await frames.lockDay(wanted.sessionId, wanted.dayId)
    const taken = await appointments.takenSeats(wanted.frameId, wanted.start, wanted.role)
    if (taken.length >= CAPACITY) return 'full'
    await appointments.insert({ ...wanted, seat: taken.length })
    return 'booked'
  })

await goTogether()
const outcomes = await Promise.all(
  Array.from({ length: 50 }, (_, index) => book(`${process.argv[3]}-${index}`).catch(String)),
)
await database.close()
process.stdout.write(JSON.stringify(outcomes))

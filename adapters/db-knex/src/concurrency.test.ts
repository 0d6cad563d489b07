import { appointmentOfTalent } from '@callboard/scheduling/testing'
import { expect } from 'chai'
import { KnexSignalStore } from './kernel/knex-signal-store.ts'
import { schedulingRepositories } from './scheduling/scheduling-repositories.ts'
import { runTwoTogether } from './testing/child-process.ts'
import { onEachDatabase } from './testing/on-each-database.ts'
import type { TemporaryDatabase } from './testing/temporary-database.ts'

onEachDatabase((name, open) => {
  describe(`two processes at once: ${name}`, () => {
    let temporary: TemporaryDatabase

    beforeEach(async () => {
      temporary = await open()
    })
    afterEach(() => temporary.stop())

    it('never book more than a slot has, nor less [SCH-09]', async () => {
      const children = await runTwoTogether('book-many.ts', temporary.settings)
      const outcomes: string[] = children.flatMap(({ output }) => JSON.parse(output))
      const counts = Object.fromEntries(
        [...Map.groupBy(outcomes, (one) => one)].map(([k, v]) => [k, v.length]),
      )
      expect(counts).to.deep.equal({ booked: 5, full: 95 })
      const { appointments } = schedulingRepositories(temporary.database.reader)
      const { frameId, start, role } = appointmentOfTalent('anybody')
      const seats = await appointments.takenSeats(frameId, start, role)
      expect([...seats].sort()).to.deep.equal([0, 1, 2, 3, 4])
    })

    it('number the signals of each room 1, 2, 3 without a gap or a double', async () => {
      const children = await runTwoTogether('number-many.ts', temporary.settings)
      expect(children.map(({ code }) => code)).to.deep.equal([0, 0])
      const { database } = temporary
      await new KnexSignalStore(database).number(1_000)
      for (const [room, count] of [
        ['sample:a', 80],
        ['sample:b', 40],
      ] as const) {
        const numbers = await database.reader('signal').where({ room }).orderBy('seq').pluck('seq')
        expect(numbers).to.deep.equal(Array.from({ length: count }, (_, index) => index + 1))
      }
    })
  })
})

import { outcomeOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { locked, type Query } from './dialect/index.ts'
import { onEachDatabase } from './testing/on-each-database.ts'
import type { TemporaryDatabase } from './testing/temporary-database.ts'
import { writeTransaction } from './write-transaction.ts'

const lock = async (query: Query, number: number) => {
  await locked(query('write_lock').where({ number })).select('number')
}
const note = (query: Query, room: string) => query('signal_room').insert({ room, last: 1 })

onEachDatabase((name, open) => {
  describe(`a write: ${name}`, () => {
    let temporary: TemporaryDatabase

    beforeEach(async () => {
      temporary = await open()
    })
    afterEach(() => temporary.stop())

    const rooms = async () =>
      await temporary.database.reader('signal_room').whereNot({ room: '' }).pluck('room')

    it('is refused inside another one, and may follow it', async () => {
      const { database } = temporary
      const nested = writeTransaction(database, () => writeTransaction(database, async () => {}))
      expect(await outcomeOf(nested)).to.contain('inside another write')
      await writeTransaction(database, async (query) => void (await note(query, 'after')))
      expect(await rooms()).to.deep.equal(['after'])
    })

    it('refuses a statement that comes after its end', async () => {
      const { database } = temporary
      let late: Query | undefined
      await writeTransaction(database, async (query) => {
        late = query
      })
      const next = writeTransaction(database, async (query) => {
        expect(await outcomeOf(Promise.resolve(late && note(late, 'late')))).to.contain('after the end')
        await note(query, 'next')
      })
      expect(await outcomeOf(next)).to.equal('done')
      expect(await rooms()).to.deep.equal(['next'])
    })

    it('is undone by a throw, which comes out as it is', async () => {
      const refusal = new Error('Not like this.')
      const write = writeTransaction(temporary.database, async (query) => {
        await note(query, 'undone')
        throw refusal
      })
      expect(await write.catch((error: unknown) => error)).to.equal(refusal)
      expect(await rooms()).to.deep.equal([])
    })

    if (name === 'SQLite') return

    /** Two writes that take two locks in different order; the first one has more to lose, so that it is the second that gives way. */
    const clash = async (losing: (query: Query, isFirstTry: boolean) => Promise<void>) => {
      const { database } = temporary
      const first = Promise.withResolvers<void>()
      const second = Promise.withResolvers<void>()
      let tries = 0
      const heavy = writeTransaction(database, async (query) => {
        for (let room = 0; room < 10; room += 1) await note(query, `heavy-${room}`)
        await lock(query, 1)
        first.resolve()
        await second.promise
        await lock(query, 2)
      })
      const light = writeTransaction(database, async (query) => {
        tries += 1
        await lock(query, 2)
        second.resolve()
        await first.promise
        await losing(query, tries === 1)
      })
      const outcomes = await Promise.all([outcomeOf(heavy), outcomeOf(light)])
      return { outcomes, tries }
    }

    it('is done again when it lost a deadlock', async () => {
      const { outcomes, tries } = await clash(async (query) => {
        await lock(query, 1)
        await note(query, 'light')
      })
      expect(outcomes).to.deep.equal(['done', 'done'])
      expect(tries).to.equal(2)
      expect(await rooms())
        .to.contain('light')
        .and.have.length(11)
    })

    it('keeps nothing that waited behind the statement that lost the deadlock', async () => {
      const { tries } = await clash(async (query, isFirstTry) => {
        const statements = [lock(query, 1), ...(isFirstTry ? [note(query, 'stray')] : [])]
        for (const { status } of await Promise.allSettled(statements)) {
          if (status === 'rejected') throw new Error('The first try is given up by its own rule.')
        }
      })
      expect(tries).to.equal(1)
      expect(await rooms()).not.to.contain('stray')
    })

    it('says that the database is busy when a lock is never given up', async () => {
      const { database } = temporary
      const isLocked = Promise.withResolvers<void>()
      let isOver = false
      // At work all the time, so that it is not taken for the transaction of a dead process.
      const holder = database.reader.transaction(async (query) => {
        await lock(query, 3)
        isLocked.resolve()
        while (!isOver) await query.raw('select sleep(0.1)')
      })
      await isLocked.promise
      expect(await outcomeOf(writeTransaction(database, (query) => lock(query, 3)))).to.equal(
        'unavailable database_busy',
      )
      isOver = true
      await holder
    })
  })
})

import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { openDatabase } from './open-database.ts'
import type { TemporaryDatabase } from './testing/temporary-database.ts'
import { temporarySqlite } from './testing/temporary-sqlite.ts'
import { writeTransaction } from './write-transaction.ts'

describe('SQLite', () => {
  let temporary: TemporaryDatabase

  beforeEach(async () => {
    temporary = await temporarySqlite()
  })
  afterEach(() => temporary.stop())

  it('syncs every commit, writes ahead, and checks foreign keys', async () => {
    const pragma = async (name: string) =>
      Object.values((await temporary.database.writer.raw(`PRAGMA ${name}`))[0])[0]
    expect(await pragma('journal_mode')).to.equal('wal')
    expect(await pragma('synchronous')).to.equal(2)
    expect(await pragma('foreign_keys')).to.equal(1)
  })

  it('has readers that cannot write', async () => {
    const deletion = Promise.resolve(temporary.database.reader('job').delete())
    expect(await failureOf(deletion)).to.contain('readonly')
  })

  it('lets the rest of the process go on between one write and the next', async () => {
    let turns = 0
    let turn = setImmediate(function count() {
      turns += 1
      turn = setImmediate(count)
    })
    for (let write = 0; write < 20; write += 1)
      await writeTransaction(temporary.database, async (transaction) => {
        await transaction('signal_room').where({ room: '' }).first()
      })
    clearImmediate(turn)
    expect(turns).to.be.at.least(20)
  })

  it('reads the columns that another opening has added to a table', async () => {
    const { reader, writer } = temporary.database
    const rooms = async (database: typeof reader) => Object.keys((await database('signal_room'))[0])
    const columns = await Promise.all([rooms(reader), rooms(writer)])
    const other = await openDatabase(temporary.settings)
    try {
      await other.writer.schema.alterTable('signal_room', (table) => table.integer('added').defaultTo(1))
    } finally {
      await other.close()
    }
    expect(await Promise.all([rooms(reader), rooms(writer)])).to.deep.equal(
      columns.map((names) => [...names, 'added']),
    )
  })

  it('loses no update when two openings of one file write at once', async () => {
    const other = await openDatabase(temporary.settings)
    try {
      const addOne = (database: typeof other) =>
        writeTransaction(database, async (transaction) => {
          const row = await transaction('signal_room').where({ room: '' }).first()
          await transaction('signal_room')
            .where({ room: '' })
            .update({ last: row.last + 1 })
        })
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => addOne(index % 2 ? other : temporary.database)),
      )
      expect((await other.reader('signal_room').first()).last).to.equal(100)
    } finally {
      await other.close()
    }
  })
})

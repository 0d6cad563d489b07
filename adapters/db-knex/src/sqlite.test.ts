import { second } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  columns,
  flagFromRow,
  instantFromRow,
  isUniqueViolation,
  jsonFromRow,
  jsonToRow,
  upsert,
} from './dialect/index.ts'
import { KnexReplayStore } from './kernel/knex-replay-store.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { openDatabase } from './open-database.ts'
import { type TemporaryDatabase, temporaryDatabase } from './testing/temporary-database.ts'
import { writeTransaction } from './write-transaction.ts'

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  )

const sample: Migration = {
  name: '0001-sample',
  up: async (query) => {
    const { id, instant, json, flag } = columns(query)
    await query.schema.createTable('sample', (table) => {
      id(table, 'id').primary()
      instant(table, 'at')
      json(table, 'data')
      flag(table, 'on')
    })
  },
}

describe('SQLite', () => {
  let temporary: TemporaryDatabase

  beforeEach(async () => {
    temporary = await temporaryDatabase()
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
    expect(await messageOf(Promise.resolve(temporary.database.reader('job').delete()))).to.contain('readonly')
  })

  it('brings instants, JSON and flags through a row unchanged', async () => {
    const { database } = temporary
    await migrate(database, [...migrations, sample])
    const at = new Date('2026-11-21T23:59:59.007Z')
    const row = { id: 'a', at, data: jsonToRow({ note: ['é', null] }), on: true }
    await upsert(database.writer, 'sample', row, ['id'])
    await upsert(database.writer, 'sample', { ...row, on: false }, ['id'])
    const rows = await database.reader('sample')
    expect(rows).to.have.length(1)
    expect(instantFromRow(rows[0].at)).to.deep.equal(at)
    expect(jsonFromRow(rows[0].data)).to.deep.equal({ note: ['é', null] })
    expect(flagFromRow(rows[0].on)).to.equal(false)
    expect(await database.reader('sample').where('at', '<', new Date(at.getTime() + 1))).to.have.length(1)
    expect(await database.reader('sample').where('at', '<', at)).to.be.empty
  })

  it('refuses rows that hold something else', () => {
    expect(() => instantFromRow('soon')).to.throw('Not an instant')
    expect(() => flagFromRow('yes')).to.throw('Not a yes or no')
    expect(() => jsonFromRow(null)).to.throw('Not JSON')
  })

  it('knows a unique violation, after which the transaction goes on', async () => {
    const { database } = temporary
    await writeTransaction(database, async (transaction) => {
      const error = await transaction('signal_room')
        .insert({ room: '', last: 1 })
        .catch((caught: unknown) => caught)
      expect(isUniqueViolation(error)).to.equal(true)
      await transaction('signal_room').insert({ room: 'sample:a', last: 1 })
    })
    expect(await database.reader('signal_room')).to.have.length(2)
  })

  it('loses no update when two openings of one file write at once', async () => {
    const other = await openDatabase({ file: temporary.file })
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

  it('forgets old replies when asked', async () => {
    const store = new KnexReplayStore(temporary.database)
    await store.claim('old', 'f', second(0))
    await store.claim('new', 'f', second(100))
    await store.prune(second(50))
    expect(await store.claim('old', 'f', second(101))).to.equal('claimed')
    expect(await store.claim('new', 'f', second(101))).to.equal('busy')
  })

  describe('migrate', () => {
    it('makes each step once, also when several start at once', async () => {
      const others = await Promise.all([1, 2, 3].map(() => openDatabase({ file: temporary.file })))
      try {
        const done = await Promise.all(others.map((database) => migrate(database, [...migrations, sample])))
        expect(done.flat()).to.deep.equal(['0001-sample'])
      } finally {
        for (const database of others) await database.close()
      }
    })

    it('refuses a schema that is newer than the code, and changes nothing', async () => {
      const { database } = temporary
      await migrate(database, [...migrations, sample])
      const later: Migration = {
        name: '0002-later',
        up: async (query) => void (await query.schema.dropTable('job')),
      }
      expect(await messageOf(migrate(database, [...migrations, later]))).to.contain('newer version')
      expect(await database.reader.schema.hasTable('job')).to.equal(true)
    })

    it('undoes a step that fails midway, and makes it whole the next time', async () => {
      const { database } = temporary
      const breaking: Migration = {
        name: sample.name,
        up: async (query) => {
          await sample.up(query)
          throw new Error('The disk is full')
        },
      }
      expect(await messageOf(migrate(database, [...migrations, breaking]))).to.equal('The disk is full')
      expect(await database.reader.schema.hasTable('sample')).to.equal(false)
      expect(await migrate(database, [...migrations, sample])).to.deep.equal(['0001-sample'])
    })

    it('has steps whose names are in order and unique', () => {
      const names = migrations.map((migration) => migration.name)
      expect(names).to.deep.equal([...new Set(names)].sort())
    })
  })
})

import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { flag, instant, isAny, json, number, Rows, tableOf, text } from '../table/index.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import type { TemporaryDatabase } from '../testing/temporary-database.ts'
import { writeTransaction } from '../write-transaction.ts'
import { columns, deleteInParts, insertIfAbsent, isUniqueViolation, upsert } from './index.ts'

interface Sample {
  readonly id: string
  readonly code: string
  readonly at: Date
  readonly day: string
  readonly time: string
  readonly name: string
  readonly story: string
  readonly data: unknown
  readonly isOn: boolean
  readonly size: number
  readonly seconds: number
}

const SAMPLES = tableOf<Sample>().named('sample', {
  id: text('id'),
  code: text('code'),
  at: instant('at'),
  day: text('day'),
  time: text('time'),
  name: text('name'),
  story: text('story'),
  data: json('data', isAny),
  isOn: flag('on'),
  size: number('size'),
  seconds: number('seconds'),
})

onEachDatabase((name, open) => {
  describe(`a table: ${name}`, () => {
    let temporary: TemporaryDatabase

    beforeEach(async () => {
      temporary = await open()
      const { writer } = temporary.database
      const { id, code, instant, day, wallTime, words, text, json, flag } = columns(writer)
      await writer.schema.createTable('sample', (table) => {
        id(table, 'id').primary()
        code(table, 'code', 10).unique()
        instant(table, 'at')
        day(table, 'day')
        wallTime(table, 'time')
        words(table, 'name', 50).index()
        text(table, 'story')
        json(table, 'data')
        flag(table, 'on')
        table.bigInteger('size')
        table.double('seconds')
      })
    })
    afterEach(() => temporary.stop())

    const write = () => temporary.database.writer
    const read = () => temporary.database.reader('sample')
    const ids = async () => await read().orderBy('id').pluck('id')

    it('gives back the values that were put into it', async () => {
      const sample = {
        id: 'a',
        code: 'k-1',
        at: new Date('2026-11-21T23:59:59.007Z'),
        day: '2026-11-21',
        time: '23:59:30',
        name: '  Zoë 🎬 ',
        story: '🎬'.repeat(300_000),
        data: { note: ['é🎬', null, 0.1] },
        isOn: true,
        size: 9_007_199_254_740_991,
        seconds: 7.25,
      }
      await new Rows(SAMPLES, write()).add(sample)
      expect(await new Rows(SAMPLES, temporary.database.reader).find({ id: 'a' })).to.deep.equal(sample)
    })

    it('compares instants to the millisecond', async () => {
      const at = new Date('2026-11-21T23:59:59.007Z')
      await write()('sample').insert({ id: 'a', at })
      expect(await read().where('at', '<', new Date(at.getTime() + 1))).to.have.length(1)
      expect(await read().where('at', '<', at)).to.be.empty
      expect(await read().where({ at })).to.have.length(1)
    })

    it('compares and sorts texts byte by byte', async () => {
      for (const id of ['b', 'B', 'a', 'é', 'e'])
        await write()('sample').insert({ id: encodeURIComponent(id), name: id })
      expect(await read().orderBy('name').pluck('name')).to.deep.equal(['B', 'a', 'b', 'e', 'é'])
      expect(await read().where({ name: 'A' })).to.be.empty
      expect(await read().where({ name: 'e' })).to.have.length(1)
    })

    it('finds nothing by a key that no row can have', async () => {
      await write()('sample').insert({ id: 'a', code: 'k' })
      for (const key of ['é', '🎬', 'a'.repeat(500), "' or 1=1 --"]) {
        expect(await read().where({ id: key })).to.be.empty
        expect(await read().where({ code: key })).to.be.empty
      }
    })

    it('tells of a row that is there', async () => {
      expect(await insertIfAbsent(write(), 'sample', { id: 'a', code: 'k' })).to.equal(true)
      expect(await insertIfAbsent(write(), 'sample', { id: 'a', code: 'l' })).to.equal(false)
      expect(await insertIfAbsent(write(), 'sample', { id: 'b', code: 'k' })).to.equal(false)
      expect(await ids()).to.deep.equal(['a'])
    })

    it('makes a row or changes the one of the same key', async () => {
      await upsert(write(), 'sample', { id: 'a', code: 'k', name: 'first' }, ['id'])
      await upsert(write(), 'sample', { id: 'a', code: 'k', name: 'second' }, ['id'])
      await upsert(write(), 'sample', { id: 'a' }, ['id'])
      await upsert(write(), 'sample', { id: 'b' }, ['id'])
      expect(await read().orderBy('id').pluck('name')).to.deep.equal(['second', null])
    })

    it('changes no other row that has another key in common', async () => {
      await upsert(write(), 'sample', { id: 'a', code: 'k', name: 'first' }, ['id'])
      await failureOf(upsert(write(), 'sample', { id: 'b', code: 'k', name: 'second' }, ['id']))
      expect(await read().pluck('name')).to.deep.equal(['first'])
    })

    it('keeps one of many rows of the same key that are made at once', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          writeTransaction(temporary.database, (query) =>
            upsert(query, 'sample', { id: 'a', name: `number ${index}` }, ['id']),
          ),
        ),
      )
      expect(await ids()).to.deep.equal(['a'])
    })

    it('is cleared of many rows in parts, and of no other', async () => {
      const rows = Array.from({ length: 2_300 }, (_, size) => ({ id: String(size), size }))
      await write().batchInsert('sample', rows, 50)
      await deleteInParts(write(), 'sample', (rows) => rows.where('size', '>=', 10))
      expect(await read().orderBy('size').pluck('size')).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    })

    it('says which refusal is about a row that is there, after which the transaction goes on', async () => {
      await writeTransaction(temporary.database, async (query) => {
        await query('sample').insert({ id: 'a' })
        const error = await query('sample')
          .insert({ id: 'a' })
          .catch((caught: unknown) => caught)
        expect(isUniqueViolation(error)).to.equal(true)
        await query('sample').insert({ id: 'b' })
      })
      expect(await ids()).to.deep.equal(['a', 'b'])
    })

    it('leaves values out of the message about a statement that failed', async () => {
      const failure = failureOf(
        Promise.resolve(write()('sample').insert({ id: 'a', no_such: 'very-secret' })),
      )
      expect(await failure)
        .to.contain('no_such')
        .and.not.contain('very-secret')
    })
  })
})

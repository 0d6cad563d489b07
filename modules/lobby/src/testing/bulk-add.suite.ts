import { eachTest, outcomeOf, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { dateFacts } from '@callboard/projects/testing'
import { expect } from 'chai'
import { addBulkRows } from '../application/bulk-add/jobs.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import { BULK_COLUMNS, bulkAdd, checkBulkAdd, getBulkAdd } from '../contract/index.ts'
import { TODAY } from './builders.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

export function bulkAddSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`bulk add: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    const file = (rows: readonly string[]) => ({
      contentType: 'text/csv',
      bytes: new TextEncoder().encode([BULK_COLUMNS.join(','), ...rows].join('\n')),
    })
    const row = (name: string, rest = '+13105550100,Ann,Hero,,77') =>
      `${name},Bulk,${name.toLowerCase()}@example.com,${rest}`
    const input = (rows: readonly string[], send_email: 'yes' | 'no' = 'yes') => ({
      session: world.session.id,
      day: world.session.dates[0]!.id,
      send_email,
      file: file(rows),
    })
    const add = (rows: readonly string[], send_email?: 'yes' | 'no') =>
      world.call(bulkAdd, staff, input(rows, send_email))
    const latest = async () => (await world.call(getBulkAdd, staff, { session: world.session.id })).run
    const work = async (run: string) => {
      const jobs = () => world.promised.filter((entry) => entry.kind === 'job').length
      for (let before = -1; before < jobs(); ) {
        before = jobs()
        await world.work(addBulkRows, { run })
      }
    }
    const names = async () => (await world.lobby()).records.map(({ first_name }) => first_name)

    it('adds the talent of a file with the call of their row, and mails them their link [LOB-13]', async () => {
      const { plan, run } = await add([row('Ada', `,,Hero,${TODAY} 02:30 PM,`), row('Bob')])
      expect(plan).to.deep.include({ total: 2, skipped_count: 0 })
      expect(await names()).to.deep.equal([])
      await work(run!._id)
      const { records } = await world.lobby()
      expect(records.map(({ first_name }) => first_name).sort()).to.deep.equal(['Ada', 'Bob'])
      expect(records.find(({ first_name }) => first_name === 'Ada')).to.include({
        actual_call: '14:30',
        role: 'Hero',
        state: 'expected',
        opt_in: false,
      })
      const mails = world.messages().map(({ channel, to }) => `${channel} ${to}`)
      expect(mails.sort()).to.deep.equal(['email ada@example.com', 'email bob@example.com'])
      expect(await latest()).to.include({ total: 2, done: 2, added: 2, state: 'done' })
    })

    it('tells how far it is, a few rows at a time [OPS-08]', async () => {
      const { run } = await add(
        Array.from({ length: 120 }, (_, index) => row(`T${index}`)),
        'no',
      )
      await work(run!._id)
      const progress = world.promised.flatMap((entry) =>
        entry.kind === 'signal' && entry.type === 'bulk-add'
          ? [(entry.views.staff as { done: number }).done]
          : [],
      )
      expect(progress).to.deep.equal([50, 100, 120])
      expect(await names()).to.have.length(120)
      expect(world.messages()).to.deep.equal([])
    })

    it('adds nothing when a row is wrong [LOB-13] [X1]', async () => {
      const refusal = await refusalOf(add([row('Ada'), row('Bob', 'nonsense,,Hero,,')]))
      expect(refusal).to.include({ kind: 'invalid', code: 'wrong_rows' })
      expect(refusal.fields).to.have.keys(['3.phone'])
      expect([await latest(), await names()]).to.deep.equal([null, []])
    })

    it('makes no second record of a file that is added twice [X2]', async () => {
      const first = await add([row('Ada'), row('Bob')])
      await work(first.run!._id)
      const again = await add([row('ADA'), row('Bob'), row('Cora')])
      expect(again.plan).to.deep.include({ total: 1, skipped_count: 2 })
      await work(again.run!._id)
      expect((await names()).sort()).to.deep.equal(['Ada', 'Bob', 'Cora'])
      const none = await add([row('Ada')])
      expect(none).to.deep.include({ run: null })
    })

    it('says what it would do and does nothing when it is only checked', async () => {
      const { send_email: _, ...checked } = input([row('Ada')])
      expect(await world.call(checkBulkAdd, staff, checked)).to.deep.equal({
        total: 1,
        skipped: [],
        skipped_count: 0,
      })
      expect(await latest()).to.equal(null)
    })

    it('passes over talent who checked in by themselves meanwhile, and over rows done by a job that died', async () => {
      const { run } = await add([row('Ada'), row('Bob')])
      await world.arrive('Ada', { last_name: 'Bulk' })
      await work(run!._id)
      await world.work(addBulkRows, { run: run!._id })
      expect(await latest()).to.include({ total: 2, done: 2, added: 1, state: 'done' })
      expect((await names()).sort()).to.deep.equal(['Ada', 'Bob'])
    })

    it('waits for the file before', async () => {
      await add([row('Ada')])
      expect(await refusalOf(add([row('Bob')]))).to.include({ kind: 'conflict', code: 'busy' })
    })

    it('gives way to the next file when its job has failed for good [X2]', async () => {
      const rows = Array.from({ length: 60 }, (_, index) => row(`T${index}`))
      const { run } = await add(rows)
      await world.work(addBulkRows, { run: run!._id })
      world.clock.advance(14 * 60_000)
      expect(await latest()).to.include({ state: 'running', done: 50 })
      world.clock.advance(60_000)
      expect(await latest()).to.include({ state: 'stopped', done: 50, total: 60 })
      const again = await add(rows)
      expect(again.plan).to.deep.include({ total: 10, skipped_count: 50 })
      await work(again.run!._id)
      // The failed job, tried again by a super admin, has nothing left to do.
      await world.work(addBulkRows, { run: run!._id })
      expect(await names()).to.have.length(60)
      expect(await latest()).to.include({ state: 'done', added: 10 })
    })

    it('ends with its session', async () => {
      const { run } = await add([row('Ada')])
      world.sessions.delete(world.session.id)
      await work(run!._id)
      const stored = await harness().store.read(({ bulkAdds }) => bulkAdds.find(run!._id))
      expect(stored).to.include({ done: 1, added: 0 })
      expect(stored!.finishedAt).not.to.equal(null)
    })

    it('is for staff of the session, and dates of the session', async () => {
      for (const actor of [stranger, client])
        expect(await outcomeOf(world.call(bulkAdd, actor, input([row('Ada')])))).to.be.oneOf([
          'missing missing',
          'denied denied',
        ])
      const elsewhere = { ...input([row('Ada')]), day: dateFacts({ id: 'elsewhere' }).id }
      expect(await refusalOf(world.call(bulkAdd, staff, elsewhere))).to.include({ kind: 'missing' })
    })
  })
}

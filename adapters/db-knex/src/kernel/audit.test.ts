import { createHmac } from 'node:crypto'
import type { AuditedCall } from '@callboard/core'
import { second } from '@callboard/core/testing'
import { expect } from 'chai'
import { adminRepositories } from '../admin/admin-repositories.ts'
import { knexUnitOfWork } from '../knex-unit-of-work.ts'
import type { Database } from '../open-database.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { clockAt, testIds } from '../testing/test-ids.ts'
import { KnexAuditTrail, verifyAudit } from './audit-rows.ts'
import { KnexJobStore } from './knex-job-store.ts'

const seal = (text: string) => createHmac('sha256', 'a key of tests').update(text).digest('hex')
const call = (changes: Partial<AuditedCall> = {}): AuditedCall => ({
  userId: 'u1',
  userType: 'super_admin',
  action: 'admin.saveNotices',
  projectId: null,
  names: { id: 'x' },
  kinds: {},
  fields: ['b', 'a'],
  ...changes,
})

onEachDatabase((name, open) => {
  describe(`audit log: ${name}`, () => {
    let database: Database
    let stop: () => Promise<void>
    beforeEach(async () => {
      ;({ database, stop } = await open())
    })
    afterEach(() => stop())

    const clock = clockAt(second(0))
    const store = () =>
      knexUnitOfWork(database, adminRepositories, {
        ids: testIds,
        clock,
        subscriptionsOf: () => [],
        wake: () => {},
      })
    const trail = () => new KnexAuditTrail(database, { clock, seal })
    const note = (text: string) =>
      store().write(({ notices }) => notices.put({ name: 'notification', text, updatedAt: second(0) }, 'u1'))
    const rows = () => database.reader('audit_entry').orderBy('number')
    const noteMany = async (count: number) => {
      for (let at = 1; at <= count; at += 1)
        await trail().run(call({ userId: `u${at}`, projectId: at % 2 ? 'p1' : null }), () => note(`${at}`))
    }
    const faults = async () => (await verifyAudit(database, seal)).faults

    it('has a row of each call of staff, in the transaction that does its work [ADM-11]', async () => {
      await trail().run(call({ projectId: 'p1' }), async () => {
        await note('one')
        await note('two')
      })
      const found = await store().read(({ audit }) => audit.page({}, 10))
      expect(found).to.have.length(1)
      expect(found[0]).to.deep.include({
        number: 1,
        at: second(0),
        userId: 'u1',
        userType: 'super_admin',
        projectId: 'p1',
        action: 'admin.saveNotices',
        names: { id: 'x' },
        fields: ['b', 'a'],
      })
      expect(await faults()).to.deep.equal([])
    })

    it('has none of a call whose work was undone, of one that writes nothing, and of what is nobody’s [ADM-11]', async () => {
      const undone = trail().run(call(), () =>
        store().write(async ({ notices }) => {
          await notices.put({ name: 'notification', text: 'x', updatedAt: second(0) }, 'u1')
          throw new Error('Undone.')
        }),
      )
      await undone.catch(() => undefined)
      await trail().run(call(), async () => undefined)
      await note('by a job')
      expect(await rows()).to.have.length(0)
      // What is undone first has its row when it succeeds after all.
      await trail().run(call(), async () => {
        await store()
          .write(async () => {
            throw new Error('Undone.')
          })
          .catch(() => undefined)
        await note('at last')
      })
      expect(await rows()).to.have.length(1)
    })

    it('has a row of a job that staff tried again [ADM-11] [ADM-13]', async () => {
      const jobs = new KnexJobStore(database)
      await database.writer('job').insert({
        id: 'job-1',
        name: 'notes.send',
        queue: 'messages',
        payload: '{}',
        state: 'failed',
        attempts: 5,
        run_at: second(0),
      })
      const again = (id: string) =>
        trail().run(call({ action: 'admin.retryJob' }), () => jobs.again(id, second(0)))
      expect([await again('no-such-job'), (await rows()).length]).to.deep.equal([false, 0])
      expect([await again('job-1'), (await rows()).length]).to.deep.equal([true, 1])
    })

    it('keeps what is different at the end of the transaction, before and after [ADM-11]', async () => {
      const changed = async (...texts: readonly string[]) => {
        await trail().run(call(), () =>
          store().write(async ({ notices }) => {
            for (const text of texts)
              await notices.put({ name: 'notification', text, updatedAt: second(0) }, 'u1')
          }),
        )
        const [found] = await store().read(({ audit }) => audit.page({}, 1))
        return found?.changes
      }
      const notice = { thing: 'notice', id: 'notification', field: 'text' }
      expect(await changed('one')).to.deep.equal([{ ...notice, before: null, after: 'one' }])
      expect(await changed('two', 'three')).to.deep.equal([{ ...notice, before: 'one', after: 'three' }])
      expect(await changed('four', 'three')).to.deep.equal([])
      expect(await changed('three')).to.deep.equal([])
      const long = 'x'.repeat(300)
      expect(await changed(long)).to.deep.equal([
        { ...notice, before: 'three', after: `${'x'.repeat(199)}…` },
      ])
      // The part that is kept is the same.
      expect(await changed(`${long}y`)).to.deep.equal([notice])
      expect(await faults()).to.deep.equal([])
    })

    it('keeps how many servers a group had and is to have [ADM-07] [ADM-11]', async () => {
      await trail().run(call(), () =>
        store().write(({ capacity }) =>
          capacity.noteChange({ by: 'u1', at: second(0) }, [{ group: 'api', before: 2, after: 3 }]),
        ),
      )
      const [found] = await store().read(({ audit }) => audit.page({}, 1))
      expect(found?.changes).to.deep.equal([
        { thing: 'server group', id: 'api', field: 'servers', before: '2', after: '3' },
      ])
    })

    it('is found out when a value before or after was altered, and reads rows without any as before [ADM-11]', async () => {
      await trail().run(call(), async () => await store().write(async () => undefined))
      await noteMany(2)
      const [without, row] = await rows()
      expect(JSON.parse(without.data)).to.deep.equal({ names: { id: 'x' }, fields: ['b', 'a'] })
      const data = JSON.parse(row.data)
      for (const altered of [{ before: 'other' }, { after: 'other' }, { field: 'name' }]) {
        const changes = [{ ...data.changes[0], ...altered }]
        await database
          .writer('audit_entry')
          .where({ number: 2 })
          .update({ data: JSON.stringify({ ...data, changes }) })
        expect(await faults()).to.deep.equal(['Row 2 was changed.'])
      }
      await database.writer('audit_entry').where({ number: 2 }).update({ data: row.data })
      expect(await faults()).to.deep.equal([])
    })

    it('is one chain of many who write at once [ADM-11]', async () => {
      await Promise.all(
        Array.from({ length: 24 }, (_, at) => trail().run(call({ userId: `u${at}` }), () => note(`${at}`))),
      )
      const found = await rows()
      expect(found.map((row) => Number(row.number))).to.deep.equal(
        Array.from({ length: 24 }, (_, at) => at + 1),
      )
      expect(await faults()).to.deep.equal([])
    })

    it('is found out when a row was altered, in any of its fields [ADM-11]', async () => {
      const changes: Record<string, unknown> = {
        at: second(5),
        actor: 'client',
        user_id: 'other',
        project_id: 'p9',
        action: 'admin.other',
        subject: 'id=y',
        data: JSON.stringify({ names: { id: 'y' }, fields: [] }),
      }
      await noteMany(3)
      for (const [column, value] of Object.entries(changes)) {
        const [before] = await database.reader('audit_entry').where({ number: 2 }).select(column)
        await database
          .writer('audit_entry')
          .where({ number: 2 })
          .update({ [column]: value })
        expect(await faults(), column).to.deep.equal(['Row 2 was changed.'])
        await database.writer('audit_entry').where({ number: 2 }).update(before)
      }
      await database
        .writer('audit_entry')
        .where({ number: 2 })
        .update({ digest: 'f'.repeat(64) })
      expect(await faults()).to.deep.equal(['Row 2 was changed.', 'Row 3 was changed.'])
    })

    it('is found out when a row was removed, two changed places, or the end was cut off [ADM-11]', async () => {
      await noteMany(4)
      const all = await rows()
      const restore = async () => {
        await database.writer('audit_entry').delete()
        await database.writer('audit_entry').insert(all)
        expect(await faults()).to.deep.equal([])
      }
      await database.writer('audit_entry').where({ number: 2 }).delete()
      expect(await faults()).to.deep.equal(['Row 2 is missing.'])
      await restore()
      await database.writer('audit_entry').where('number', '>', 2).delete()
      expect(await faults()).to.deep.equal(['Rows 3 to 4 are missing.'])
      await restore()
      for (const [number, to] of [
        [2, 99],
        [3, 2],
        [99, 3],
      ] as const)
        await database.writer('audit_entry').where({ number }).update({ number: to })
      expect((await faults())[0]).to.equal('Row 2 was changed.')
      await restore()
      await database.writer('audit_entry').where('number', '>', 2).delete()
      await database.writer('audit_head').update({ number: 2, digest: all[1].digest })
      expect(await faults()).to.deep.equal(['The noted end of the log was changed.'])
    })

    it('is found out when it was put back to an earlier state, by the end that was noted [ADM-11]', async () => {
      await noteMany(1)
      const [[head], before] = await Promise.all([database.reader('audit_head'), rows()])
      await noteMany(1)
      const { last, digest } = await verifyAudit(database, seal)
      expect((await verifyAudit(database, seal, { last, digest })).faults).to.deep.equal([])
      await database.writer('audit_entry').where('number', '>', before.length).delete()
      await database
        .writer('audit_head')
        .update({ number: head.number, digest: head.digest, seal: head.seal })
      expect(await faults()).to.deep.equal([])
      expect((await verifyAudit(database, seal, { last, digest })).faults).to.deep.equal([
        'The log ends before row 2, which was noted.',
      ])
    })

    it('is filtered by user, project and time, page by page [ADM-11]', async () => {
      await noteMany(5)
      const numbers = async (filter: object, limit = 10) =>
        (await store().read(({ audit }) => audit.page(filter, limit))).map(({ number }) => number)
      expect(await numbers({})).to.deep.equal([5, 4, 3, 2, 1])
      expect(await numbers({ userId: 'u3' })).to.deep.equal([3])
      expect(await numbers({ projectId: 'p1' }, 2)).to.deep.equal([5, 3])
      expect(await numbers({ projectId: 'p1', after: 3 })).to.deep.equal([1])
      expect(await numbers({ before: 2 }, 2)).to.deep.equal([4, 3])
      expect(await numbers({ since: second(0), until: second(1) })).to.deep.equal([5, 4, 3, 2, 1])
      expect(await numbers({ since: second(1) })).to.deep.equal([])
      expect(await numbers({ until: second(0) })).to.deep.equal([])
    })
  })
})

import { expect } from 'chai'
import type { JobStore } from '../kernel/outbox-store.ts'
import { eachTest, type OutboxHarness, second } from './outbox-harness.ts'
import { joinPieces, listeners, noteTaken, sendNote } from './samples.ts'

const LEASE = 10_000

export function jobStoreContract(name: string, make: () => Promise<OutboxHarness<JobStore>>): void {
  describe(`job store: ${name}`, () => {
    const harness = eachTest(make)
    const claim = (at: Date, queue = 'messages', limit = 10) => harness().store.claim(queue, at, limit, LEASE)
    const enqueue = (payload: unknown, options?: { at?: Date; key?: string }) =>
      harness().commit(second(0), (outbox) => outbox.enqueue(sendNote, payload, options))
    const claimOne = async (at: Date) => {
      const [job] = await claim(at)
      if (!job) throw new Error('Nothing was due.')
      return job
    }

    it('hands out due jobs of one queue, oldest first, with their payload', async () => {
      await enqueue({ note: 1 })
      await enqueue({ note: 2 })
      await harness().commit(second(0), (outbox) => outbox.enqueue(joinPieces, { take: 1 }))
      const jobs = await claim(second(1))
      expect(jobs.map(({ name, payload, attempts }) => ({ name, payload, attempts }))).to.deep.equal([
        { name: sendNote.name, payload: { note: 1 }, attempts: 0 },
        { name: sendNote.name, payload: { note: 2 }, attempts: 0 },
      ])
      expect(await claim(second(1), 'media')).to.have.length(1)
    })

    it('hands out no more than asked for', async () => {
      for (const note of [1, 2, 3]) await enqueue({ note })
      expect(await claim(second(1), 'messages', 2)).to.have.length(2)
      expect(await claim(second(1))).to.have.length(1)
    })

    it('keeps a job for later until its instant', async () => {
      await enqueue({ note: 1 }, { at: second(60) })
      expect(await claim(second(59))).to.be.empty
      expect(await harness().store.nextDue('messages')).to.deep.equal(second(60))
      expect(await claim(second(60))).to.have.length(1)
    })

    it('gives each job to one of many that ask at once', async () => {
      for (let note = 0; note < 20; note += 1) await enqueue({ note })
      const taken = await Promise.all(Array.from({ length: 10 }, () => claim(second(1), 'messages', 3)))
      const ids = taken.flat().map((job) => job.id)
      expect(ids).to.have.length(20)
      expect(new Set(ids).size).to.equal(20)
    })

    it('gives a job again when its lease ran out, counting the lost try', async () => {
      await enqueue({ note: 1 })
      await claimOne(second(0))
      expect(await claim(second(9))).to.be.empty
      expect((await claimOne(second(10))).attempts).to.equal(1)
    })

    it('keeps a renewed lease', async () => {
      await enqueue({ note: 1 })
      const job = await claimOne(second(0))
      expect(await harness().store.renew(job.id, second(30))).to.equal(true)
      expect(await claim(second(29))).to.be.empty
      expect(await claim(second(30))).to.have.length(1)
    })

    it('forgets a job that is done', async () => {
      await enqueue({ note: 1 })
      const job = await claimOne(second(0))
      await harness().store.done(job.id)
      expect(await claim(second(1_000))).to.be.empty
      expect(await harness().store.renew(job.id, second(2_000))).to.equal(false)
      expect(await harness().store.counts()).to.deep.equal({})
    })

    it('gives a job back at the instant of its next try', async () => {
      await enqueue({ note: 1 })
      const job = await claimOne(second(0))
      await harness().store.retry(job.id, second(5), 'The line is busy')
      expect(await claim(second(4))).to.be.empty
      expect(await harness().store.nextDue('messages')).to.deep.equal(second(5))
      expect((await claimOne(second(5))).attempts).to.equal(1)
    })

    it('shows failed jobs, newest first, and starts one afresh when asked', async () => {
      await enqueue({ note: 1 }, { at: second(0) })
      await enqueue({ note: 2 }, { at: second(1) })
      const [first, latest] = await claim(second(1))
      await harness().store.fail(first!.id, 'No such number')
      await harness().store.fail(latest!.id, 'No such number')
      expect(await claim(second(1_000))).to.be.empty
      expect(await harness().store.nextDue('messages')).to.equal(null)
      const failed = await harness().store.failed(10)
      expect(failed.map((row) => row.id)).to.deep.equal([latest!.id, first!.id])
      expect(failed[1]).to.deep.equal({
        id: first!.id,
        name: sendNote.name,
        queue: 'messages',
        state: 'failed',
        attempts: 1,
        runAt: second(0),
        error: 'No such number',
      })
      expect(await harness().store.failed(1)).to.have.length(1)
      expect(await harness().store.again(first!.id, second(50))).to.equal(true)
      expect(await harness().store.again(first!.id, second(50))).to.equal(false)
      expect((await claimOne(second(50))).attempts).to.equal(0)
    })

    it('counts per queue and state', async () => {
      await enqueue({ note: 1 })
      await enqueue({ note: 2 })
      await harness().commit(second(0), (outbox) => outbox.enqueue(joinPieces, {}))
      const [taken] = await claim(second(0), 'media')
      await harness().store.fail(taken!.id, 'No video')
      await claim(second(0), 'messages', 1)
      expect(await harness().store.counts()).to.deep.equal({
        messages: { waiting: 1, active: 1, failed: 0 },
        media: { waiting: 0, active: 0, failed: 1 },
      })
    })

    it('drops a second job of the same name and key while the first is there', async () => {
      await enqueue({ note: 1 }, { key: 'reminder-7' })
      await enqueue({ note: 2 }, { key: 'reminder-7' })
      await enqueue({ note: 3 }, { key: 'reminder-8' })
      const jobs = await claim(second(0))
      expect(jobs.map((job) => job.payload)).to.deep.equal([{ note: 1 }, { note: 3 }])
      await harness().store.done(jobs[0]!.id)
      await enqueue({ note: 4 }, { key: 'reminder-7' })
      expect((await claimOne(second(0))).payload).to.deep.equal({ note: 4 })
    })

    it('makes one job of an event for each of its listeners', async () => {
      await harness().commit(second(0), (outbox) => outbox.publish(noteTaken, { note: 1 }))
      const jobs = await claim(second(0), 'events')
      expect(jobs.map((job) => job.name)).to.have.members(listeners.map((job) => job.name))
      expect(jobs.map((job) => job.payload)).to.deep.equal([{ note: 1 }, { note: 1 }])
    })
  })
}

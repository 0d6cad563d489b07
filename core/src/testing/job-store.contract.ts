import { isDeepStrictEqual } from 'node:util'
import { expect } from 'chai'
import type { ClaimedJob, JobStore } from '../kernel/outbox-store.ts'
import { eachTest, type OutboxHarness, second } from './outbox-harness.ts'
import { joinPieces, listeners, noteTaken, sendNote } from './samples.ts'

const LEASE = 10_000
const OFFERED_UNTIL = second(60)

export function jobStoreContract(name: string, make: () => Promise<OutboxHarness<JobStore>>): void {
  describe(`job store: ${name}`, () => {
    const harness = eachTest(make)
    const claim = (at: Date, queue = 'messages', limit = 10) => harness().store.claim(queue, at, limit, LEASE)
    const enqueue = (payload: unknown, options?: { at?: Date; key?: string }) =>
      harness().commit(second(0), (outbox) => outbox.enqueue(sendNote, payload, options))
    const offer = (at: Date, limit = 10) => harness().store.offer('messages', at, limit, OFFERED_UNTIL)
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
      expect(await harness().store.renew(job, second(30))).to.equal(true)
      expect(await claim(second(29))).to.be.empty
      expect(await claim(second(30))).to.have.length(1)
    })

    it('forgets a job that is done', async () => {
      await enqueue({ note: 1 })
      const job = await claimOne(second(0))
      await harness().store.done([job])
      expect(await claim(second(1_000))).to.be.empty
      expect(await harness().store.renew(job, second(2_000))).to.equal(false)
      expect(await harness().store.counts()).to.deep.equal({})
    })

    it('gives a job back at the instant of its next try', async () => {
      await enqueue({ note: 1 })
      const job = await claimOne(second(0))
      await harness().store.retry(job, second(5), 'The line is busy')
      expect(await claim(second(4))).to.be.empty
      expect(await harness().store.nextDue('messages')).to.deep.equal(second(5))
      expect(await claimOne(second(5))).to.include({ attempts: 1, errors: 1 })
    })

    it('counts no error of a try that ended with its process', async () => {
      await enqueue({ note: 1 })
      await claimOne(second(0))
      expect(await claimOne(second(60))).to.include({ attempts: 1, errors: 0 })
    })

    it('lets a try that lost its job end nothing of the later one', async () => {
      await enqueue({ note: 1 })
      const lost = await claimOne(second(0))
      const later = await claimOne(second(10))
      const { store } = harness()
      expect(await store.renew(lost, second(60))).to.equal(false)
      await store.done([lost])
      await store.retry(lost, second(11), 'Too late')
      await store.fail(lost, 'Too late')
      expect(await store.counts()).to.deep.equal({ messages: { waiting: 0, active: 1, failed: 0 } })
      expect(await store.nextDue('messages')).to.deep.equal(second(20))
      await store.done([later])
      expect(await store.counts()).to.deep.equal({})
    })

    it('forgets many jobs at once, at any number of tries, and only those', async () => {
      await enqueue({ note: 1 })
      const first = await claimOne(second(0))
      await harness().store.retry(first, second(1), 'The line is busy')
      await enqueue({ note: 2 })
      await enqueue({ note: 3 })
      const [two, three, one] = await claim(second(1))
      await harness().store.done([one!, two!])
      expect(await harness().store.counts()).to.deep.equal({ messages: { waiting: 0, active: 1, failed: 0 } })
      expect(await harness().store.renew(three!, second(20))).to.equal(true)
    })

    it('says when the queue is to be looked at again: a job, a lease or an offer is due', async () => {
      const { store } = harness()
      expect(await store.nextDue('messages')).to.equal(null)
      await enqueue({ note: 1 }, { at: second(5) })
      expect(await store.nextDue('messages')).to.deep.equal(second(5))
      expect(await store.nextDue('media')).to.equal(null)
      const [offered] = await offer(second(5))
      expect(await store.nextDue('messages')).to.deep.equal(OFFERED_UNTIL)
      await store.claimOffered([offered!], second(6), LEASE)
      expect(await store.nextDue('messages')).to.deep.equal(second(16))
    })

    it('offers due jobs once, oldest first, and no more than asked for', async () => {
      for (const note of [1, 2, 3]) await enqueue({ note }, { at: second(note) })
      await enqueue({ note: 4 }, { at: second(30) })
      const offers = [...(await offer(second(10), 2)), ...(await offer(second(10)))]
      expect(offers.map(({ name, attempts }) => ({ name, attempts }))).to.deep.equal(
        Array.from({ length: 3 }, () => ({ name: sendNote.name, attempts: 0 })),
      )
      expect(await offer(second(10))).to.be.empty
      expect(await claim(second(10))).to.be.empty
      const claimed = await harness().store.claimOffered(offers, second(10), LEASE)
      expect(claimed.map((job) => job.payload)).to.have.deep.members([{ note: 1 }, { note: 2 }, { note: 3 }])
      expect(claimed.map((job) => job.id)).to.have.members(offers.map((job) => job.id))
    })

    it('offers each job to one of many that ask at once, and lets one of many begin it', async () => {
      for (let note = 0; note < 20; note += 1) await enqueue({ note })
      const asked = await Promise.all(Array.from({ length: 10 }, () => offer(second(1), 3)))
      // A concurrent call may find jobs that the other calls hold; a second call finds the rest.
      const offers = [...asked.flat(), ...(await offer(second(1), 20))]
      expect(offers).to.have.length(20)
      expect(new Set(offers.map((job) => job.id)).size).to.equal(20)
      const begun = await Promise.all(
        Array.from({ length: 5 }, () => harness().store.claimOffered(offers, second(1), LEASE)),
      )
      expect(begun.flat()).to.have.length(20)
    })

    it('offers a job again when no process took it in time, and when its lease ran out', async () => {
      await enqueue({ note: 1 })
      const [first] = await offer(second(0))
      expect(await offer(second(59))).to.be.empty
      const [again] = await offer(OFFERED_UNTIL)
      expect(again).to.deep.equal(first)
      const { store } = harness()
      const [lost] = await store.claimOffered([again!], second(60), LEASE)
      expect(await store.offer('messages', second(69), 10, second(130))).to.be.empty
      const [later] = await store.offer('messages', second(70), 10, second(130))
      expect(later).to.deep.equal({ ...first, attempts: 1 })
      expect(await store.renew(lost!, second(200))).to.equal(false)
      expect(await store.claimOffered([first!], second(71), LEASE)).to.be.empty
      const [claimed] = await store.claimOffered([later!], second(71), LEASE)
      expect(claimed).to.deep.equal({ ...later, errors: 0, payload: { note: 1 } })
      expect(await store.claimOffered([later!], second(71), LEASE)).to.be.empty
    })

    it('takes an offer back while no process has begun it', async () => {
      await enqueue({ note: 1 })
      await enqueue({ note: 2 })
      const offers = await offer(second(0))
      const { store } = harness()
      await store.claimOffered(offers.slice(0, 1), second(1), LEASE)
      await store.withdraw(offers, second(2))
      expect(await offer(second(2))).to.deep.equal(offers.slice(1))
    })

    it('begins an offer even where the clock is behind', async () => {
      await enqueue({ note: 1 }, { at: second(5) })
      const offers = await offer(second(5))
      expect(await harness().store.claimOffered(offers, second(4), LEASE)).to.have.length(1)
    })

    it('gives up nothing that is done, retried or failed when the offer comes late', async () => {
      const { store } = harness()
      for (const note of [1, 2, 3]) await enqueue({ note })
      const offers = await offer(second(0))
      const [one, two, three] = await store.claimOffered(offers, second(1), LEASE)
      await store.done([one!])
      await store.retry(two!, second(100), 'The line is busy')
      await store.fail(three!, 'No such number')
      expect(await store.claimOffered(offers, second(2), LEASE)).to.be.empty
      await store.withdraw(offers, second(2))
      expect(await store.nextDue('messages')).to.deep.equal(second(100))
    })

    it('shows failed jobs, newest first, and starts one afresh when asked', async () => {
      await enqueue({ note: 1 }, { at: second(0) })
      await enqueue({ note: 2 }, { at: second(1) })
      const [first, latest] = await claim(second(1))
      await harness().store.fail(first!, 'No such number')
      await harness().store.fail(latest!, 'No such number')
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
      expect(await claimOne(second(50))).to.include({ attempts: 0, errors: 0 })
    })

    it('counts per queue and state', async () => {
      await enqueue({ note: 1 })
      await enqueue({ note: 2 })
      await harness().commit(second(0), (outbox) => outbox.enqueue(joinPieces, {}))
      const [taken] = await claim(second(0), 'media')
      await harness().store.fail(taken!, 'No video')
      await claim(second(0), 'messages', 1)
      expect(await harness().store.counts()).to.deep.equal({
        messages: { waiting: 1, active: 1, failed: 0 },
        media: { waiting: 0, active: 0, failed: 1 },
      })
    })

    it('drops a second job of the same name and key while the first waits to be begun', async () => {
      await enqueue({ note: 1 }, { key: 'reminder-7' })
      await enqueue({ note: 2 }, { key: 'reminder-7' })
      await enqueue({ note: 3 }, { key: 'reminder-8' })
      const jobs = await claim(second(0))
      expect(jobs.map((job) => job.payload)).to.deep.equal([{ note: 1 }, { note: 3 }])
      await harness().store.done([jobs[0]!])
      await enqueue({ note: 4 }, { key: 'reminder-7' })
      expect((await claimOne(second(0))).payload).to.deep.equal({ note: 4 })
    })

    it('takes another job of the same key once the first has begun: that one may have looked too early', async () => {
      const ends: ((job: ClaimedJob) => Promise<void>)[] = [
        (job) => harness().store.done([job]),
        (job) => harness().store.fail(job, 'The bucket was away'),
        (job) => harness().store.retry(job, second(0), 'Busy'),
      ]
      for (const [index, end] of ends.entries()) {
        const key = `reminder-${index}`
        await enqueue({ note: 1 }, { key })
        const first = await claimOne(second(0))
        await enqueue({ note: 2 }, { key })
        await end(first)
        const after = (await claim(second(0))).filter(({ payload }) =>
          isDeepStrictEqual(payload, { note: 2 }),
        )
        expect(after, key).to.have.length(1)
        await harness().store.done(after)
      }
    })

    it('makes one job of an event for each of its listeners', async () => {
      await harness().commit(second(0), (outbox) => outbox.publish(noteTaken, { note: 1 }))
      const jobs = await claim(second(0), 'events')
      expect(jobs.map((job) => job.name)).to.have.members(listeners.map((job) => job.name))
      expect(jobs.map((job) => job.payload)).to.deep.equal([{ note: 1 }, { note: 1 }])
    })
  })
}

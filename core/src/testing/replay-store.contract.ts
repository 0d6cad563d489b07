import { expect } from 'chai'
import type { ReplayStore } from '../kernel/request-ports.ts'
import { eachTest, second } from './outbox-harness.ts'

export interface ReplayHarness {
  readonly store: ReplayStore
  stop(): Promise<void>
}

export function replayStoreContract(name: string, make: () => Promise<ReplayHarness>): void {
  describe(`replay store: ${name}`, () => {
    const harness = eachTest(make)
    const claim = (key: string, fingerprint: string, at = second(0)) =>
      harness().store.claim(key, fingerprint, at)

    it('lets the first go on, holds the second back, and answers later ones the same', async () => {
      expect(await claim('k', 'f')).to.equal('claimed')
      expect(await claim('k', 'f', second(1))).to.equal('busy')
      await harness().store.store('k', { status: 201, body: { _id: 'x', note: null } })
      expect(await claim('k', 'f', second(86_400))).to.deep.equal({
        status: 201,
        body: { _id: 'x', note: null },
      })
    })

    it('forgets answers older than asked', async () => {
      await claim('old', 'f', second(0))
      await claim('new', 'f', second(100))
      await harness().store.prune(second(50))
      expect(await claim('old', 'other', second(101))).to.equal('claimed')
      expect(await claim('new', 'other', second(101))).to.equal('mismatch')
    })

    it('lets one of many go on', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => claim('k', 'f')))
      expect(answers.filter((answer) => answer === 'claimed')).to.have.length(1)
      expect(answers.filter((answer) => answer === 'busy')).to.have.length(19)
    })

    it('refuses a key that was used for something else, running or answered', async () => {
      await claim('k', 'f')
      expect(await claim('k', 'other')).to.equal('mismatch')
      await harness().store.store('k', { status: 200, body: {} })
      expect(await claim('k', 'other')).to.equal('mismatch')
    })

    it('tells keys apart by every letter, and takes long ones', async () => {
      const long = 'x'.repeat(2_000)
      for (const key of ['k', 'K', long, `${long}y`]) expect(await claim(key, 'f')).to.equal('claimed')
    })

    it('frees a released key, but never an answered one, whose answer stays the first', async () => {
      await claim('k', 'f')
      await harness().store.release('k')
      expect(await claim('k', 'f')).to.equal('claimed')
      await harness().store.store('k', { status: 200, body: 1 })
      await harness().store.store('k', { status: 409, body: 2 })
      await harness().store.release('k')
      expect(await claim('k', 'f')).to.deep.equal({ status: 200, body: 1 })
    })

    it('lets another go on when the first died without an answer five seconds ago', async () => {
      await claim('k', 'f')
      expect(await claim('k', 'f', second(4))).to.equal('busy')
      expect(await claim('k', 'f', second(5))).to.equal('claimed')
      expect(await claim('k', 'f', second(6))).to.equal('busy')
    })

    it('holds others back as long as a claim is renewed, and never renews an answer', async () => {
      await claim('k', 'f')
      await harness().store.renew('k', second(3))
      expect(await claim('k', 'f', second(7))).to.equal('busy')
      expect(await claim('k', 'f', second(8))).to.equal('claimed')
      await harness().store.store('k', { status: 200, body: 1 })
      await harness().store.renew('k', second(100))
      await harness().store.prune(second(50))
      expect(await claim('k', 'other', second(101))).to.equal('claimed')
    })
  })
}

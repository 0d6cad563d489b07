import { expect } from 'chai'
import type { RoomAudience } from '../http-contract/signal.ts'
import type { SignalStore } from '../kernel/outbox-store.ts'
import { eachTest, type OutboxHarness, second } from './outbox-harness.ts'
import { noteChanged } from './samples.ts'

export function signalStoreContract(name: string, make: () => Promise<OutboxHarness<SignalStore>>): void {
  describe(`signal store: ${name}`, () => {
    const harness = eachTest(make)
    const signal = (roomId: string, note: number, at = second(0)) =>
      harness().commit(at, (outbox) => outbox.signal(noteChanged, roomId, { staff: { note } }))
    const signals = async (roomId: string, count: number) => {
      for (let note = 1; note <= count; note += 1) await signal(roomId, note)
    }

    const since = (after: number, audience: RoomAudience = 'staff') =>
      harness().store.since('sample:a', after, audience)

    it('numbers signals 1, 2, 3 in each room, in the order of their commits', async () => {
      await signal('a', 1)
      await signal('b', 2)
      await signal('a', 3)
      const numbered = await harness().store.number(10)
      expect(numbered).to.deep.equal([
        { room: 'sample:a', seq: 1, type: 'note-changed', views: { staff: { note: 1 } } },
        { room: 'sample:b', seq: 1, type: 'note-changed', views: { staff: { note: 2 } } },
        { room: 'sample:a', seq: 2, type: 'note-changed', views: { staff: { note: 3 } } },
      ])
      expect(await harness().store.number(10)).to.deep.equal([])
      await signal('a', 4)
      expect((await harness().store.number(10)).map(({ seq }) => seq)).to.deep.equal([3])
    })

    it('numbers no more than asked for', async () => {
      await signals('a', 3)
      expect(await harness().store.number(2)).to.have.length(2)
      expect((await harness().store.number(2)).map(({ seq }) => seq)).to.deep.equal([3])
    })

    it('gives every number once when several number at once', async () => {
      await signals('a', 20)
      const parts = await Promise.all(Array.from({ length: 5 }, () => harness().store.number(4)))
      const numbers = parts.flat().map(({ seq }) => seq)
      expect(numbers.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, index) => index + 1))
    })

    it('knows the last numbers of rooms, leaving out those where nothing was sent', async () => {
      await signals('a', 2)
      await signals('b', 1)
      expect(await harness().store.lastOf(['sample:a', 'sample:b'])).to.deep.equal(new Map())
      await harness().store.number(10)
      expect(await harness().store.lastOf(['sample:a', 'sample:c', 'sample:b'])).to.deep.equal(
        new Map([
          ['sample:a', 2],
          ['sample:b', 1],
        ]),
      )
      expect(await harness().store.lastOf(['sample:b'])).to.deep.equal(new Map([['sample:b', 1]]))
      expect(await harness().store.lastOf([])).to.deep.equal(new Map())
    })

    it('knows the last numbers of more rooms than a process has sockets', async () => {
      await signals('a', 1)
      await harness().store.number(10)
      const rooms = Array.from({ length: 50_000 }, (_, index) => `sample:${index}`)
      expect(await harness().store.lastOf([...rooms, 'sample:a'])).to.deep.equal(new Map([['sample:a', 1]]))
    })

    it('knows when the newest signal of a room was written, while it is kept', async () => {
      const newest = () => harness().store.newest('sample:a')
      expect(await newest()).to.deep.equal({ last: 0, at: null })
      await signal('a', 1, second(1))
      await signal('a', 2, second(5))
      expect(await newest(), 'without a number nobody has heard of it').to.deep.equal({ last: 0, at: null })
      await harness().store.number(10)
      expect(await newest()).to.deep.equal({ last: 2, at: second(5) })
      await harness().store.prune(second(9))
      expect(await newest()).to.deep.equal({ last: 2, at: null })
    })

    it('gives each audience the signals it missed, and the bare number of signals it may not see', async () => {
      await signals('a', 1)
      await harness().commit(second(0), (outbox) =>
        outbox.signal(noteChanged, 'a', { staff: { note: 2, secret: true }, client: { note: 2 } }),
      )
      await harness().store.number(10)
      const head = { room: 'sample:a', type: 'note-changed' }
      expect(await since(0)).to.deep.equal({
        last: 2,
        missed: [
          { ...head, seq: 1, payload: { note: 1 } },
          { ...head, seq: 2, payload: { note: 2, secret: true } },
        ],
      })
      expect(await since(0, 'client')).to.deep.equal({
        last: 2,
        missed: [
          { ...head, seq: 1 },
          { ...head, seq: 2, payload: { note: 2 } },
        ],
      })
      expect(await since(1, 'talent')).to.deep.equal({ last: 2, missed: [{ ...head, seq: 2 }] })
      expect(await since(2)).to.deep.equal({ last: 2, missed: [] })
    })

    it('knows of a room without signals that nothing was missed', async () => {
      await signals('b', 1)
      await harness().store.number(10)
      expect(await since(0)).to.deep.equal({ last: 0, missed: [] })
    })

    it('says reload for over 500 missed, a number it never gave, and signals that are no longer kept', async () => {
      await harness().commit(second(0), (outbox) => {
        for (let note = 1; note <= 501; note += 1) outbox.signal(noteChanged, 'a', { staff: { note } })
      })
      await harness().store.number(1_000)
      expect(await since(0)).to.deep.equal({ last: 501, missed: 'reload' })
      expect((await since(1)).missed).to.have.length(500)
      expect(await since(502)).to.deep.equal({ last: 501, missed: 'reload' })
      await signal('a', 502, second(100))
      await harness().store.number(10)
      await harness().store.prune(second(50))
      expect(await since(500)).to.deep.equal({ last: 502, missed: 'reload' })
      expect((await since(501)).missed).to.have.length(1)
      await harness().store.prune(second(200))
      expect(await since(501)).to.deep.equal({ last: 502, missed: 'reload' })
      expect(await since(502)).to.deep.equal({ last: 502, missed: [] })
    })

    it('never drops a signal that has not gone out yet', async () => {
      await signal('a', 1)
      await harness().store.prune(second(50))
      expect(await harness().store.number(10)).to.have.length(1)
    })
  })
}

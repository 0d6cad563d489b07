import { expect } from 'chai'
import { defineRoom, defineSignal, type Schema } from '../http-contract/index.ts'
import { MemorySignalSender, MemorySignalStore, OutboxEntries, until } from '../testing/index.ts'
import { createSignalPump } from './signal-pump.ts'

const anything = { type: 'object' } as unknown as Schema
const changed = defineSignal({
  type: 'changed',
  room: defineRoom({ prefix: 'test' }),
  views: { staff: anything },
})

function makePump() {
  const store = new MemorySignalStore()
  const sender = new MemorySignalSender()
  const logged: string[] = []
  const log = (_facts: object, message: string) => void logged.push(message)
  const pump = createSignalPump({ store, sender, logger: { warn: log, error: log } })
  const commit = (count: number) => {
    const outbox = new OutboxEntries()
    for (let note = 1; note <= count; note += 1) outbox.signal(changed, 'a', { staff: { note } })
    store.add(outbox.entries, new Date())
  }
  return { store, sender, logged, pump, commit }
}

describe('signal pump', () => {
  it('sends committed signals in the order of their numbers, also more than fit in one go', async () => {
    const { sender, pump, commit } = makePump()
    pump.start()
    try {
      commit(250)
      pump.wake()
      await pump.idle()
      expect(sender.sent.map(({ seq }) => seq)).to.deep.equal(
        Array.from({ length: 250 }, (_, index) => index + 1),
      )
    } finally {
      await pump.stop()
    }
  })

  it('sends signals that were committed before it started', async () => {
    const { sender, pump, commit } = makePump()
    commit(2)
    pump.start()
    await pump.idle()
    await pump.stop()
    expect(sender.sent).to.have.length(2)
  })

  it('rests between two looks at the store, however often it is woken', async () => {
    const { store, pump } = makePump()
    const number = store.number.bind(store)
    const lookedAt: number[] = []
    store.number = async (most) => {
      lookedAt.push(performance.now())
      const signals = await number(most)
      pump.wake()
      return signals
    }
    pump.start()
    await until('it has looked three times', () => lookedAt.length >= 3)
    await pump.stop()
    for (const [index, at] of lookedAt.slice(1).entries()) {
      // Timers count whole milliseconds.
      expect(at - lookedAt[index]!).to.be.at.least(9)
    }
  })

  it('goes on after a fault of the store', async () => {
    const { store, sender, logged, pump, commit } = makePump()
    const number = store.number.bind(store)
    store.number = async () => {
      throw new Error('The database is away')
    }
    pump.start()
    await pump.idle()
    expect(logged).to.deep.equal(['Signals could not be sent'])
    store.number = number
    commit(1)
    pump.wake()
    await pump.idle()
    await pump.stop()
    expect(sender.sent).to.have.length(1)
  })
})

import { roomName, type SignalMessage } from '@callboard/core/http-contract'
import { type LobbyRecord, recordChanged, recordRemoved, sessionRoom } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { productWithListeners } from './listeners.ts'

const TWENTY = Array.from({ length: 20 }, (_, n) => `Talent${n}`)

/** The list of a screen that applies the signals one after the other. */
function listAfter(signals: readonly SignalMessage[]): Map<string, LobbyRecord> {
  const list = new Map<string, LobbyRecord>()
  for (const { type, payload } of signals) {
    const record = payload as LobbyRecord
    if (type === recordChanged.type) list.set(record._id, record)
    if (type === recordRemoved.type) list.delete(record._id)
  }
  return list
}

const facts = (records: Iterable<LobbyRecord>) =>
  [...records].map(({ _id, first_name, state, group_id, version }) => [
    _id,
    first_name,
    state,
    group_id,
    version,
  ])

describe('a live connection of staff that is lost and comes back', () => {
  const product = productWithListeners()

  it('is told everything it missed, once, in order [RT-03]', async () => {
    const room = roomName(sessionRoom, product.day.id)
    const witness = product.connect(product.director.token!)
    await witness.enter(sessionRoom, product.day.id)
    const away = product.connect(product.director.token!)
    const { seq } = await away.enter(sessionRoom, product.day.id)
    await product.day.arrive('Before')
    await away.reaches(room, seq + 1)
    const known = away.signals.at(-1)!.seq
    away.cut()

    await product.day.busyHour(TWENTY)
    const back = product.connect(product.director.token!)
    const entered = await back.enter(sessionRoom, product.day.id, known)
    expect(entered.missed).not.to.have.length(0)
    // Signals follow their changes a moment later: a signal not numbered at the reconnect is heard live.
    await product.day.arrive('Last')
    await Promise.all([back.hearsOf('Last'), witness.hearsOf('Last')])

    const told = back.told(entered)
    expect(told.length).to.be.at.least(30)
    expect(told.map((signal) => signal.seq)).to.deep.equal(told.map((_, index) => known + 1 + index))
    expect(told).to.deep.equal(witness.signals.filter((signal) => signal.seq > known))
    const list = listAfter([...away.signals, ...told])
    expect(facts(list.values())).to.have.deep.members(facts(await product.day.lobby()))
  })

  it('goes on hearing later signals, with the next number [RT-03]', async () => {
    const first = product.connect(product.director.token!)
    const { seq } = await first.enter(sessionRoom, product.day.id)
    first.cut()
    await product.day.arrive('Missed')
    const back = product.connect(product.director.token!)
    const { missed, seq: newest } = await back.enter(sessionRoom, product.day.id, seq)
    expect(missed).to.have.length(newest - seq)
    await product.day.arrive('Later')
    await back.reaches(roomName(sessionRoom, product.day.id), newest + 1)
    const [later] = back.signals.filter((signal) => signal.seq > newest)
    expect(later!.seq).to.equal(newest + 1)
  })

  it('is told to load afresh when it claims a number that was not given yet', async () => {
    const ahead = product.connect(product.director.token!)
    const { seq } = await ahead.enter(sessionRoom, product.day.id)
    const { missed } = await ahead.enter(sessionRoom, product.day.id, seq + 1_000)
    expect(missed).to.equal('reload')
  })
})

import type { LobbyRecord } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { LobbyModel } from '../live/lobby-model.ts'
import { emptyStageView } from './empty-stage-view.ts'

const NOW = Date.parse('2026-03-01T18:00:00Z')

const record = (id: string, change: Partial<LobbyRecord> = {}) =>
  ({
    _id: id,
    email: `${id}@example.com`,
    location_type: 'Virtual',
    state: 'waiting',
    auditioned: false,
    checked_in_time: `2026-03-01T17:0${id.length}:00Z`,
    call_in_time: null,
    ...change,
  }) as LobbyRecord

const lobby = (records: readonly LobbyRecord[], is_demo = false) =>
  ({
    session: { is_demo },
    records: new Map(records.map((one) => [one._id, one])),
    presence: new Map(),
  }) as unknown as LobbyModel

const called = { state: 'in_casting', call_in_time: '2026-03-01T17:57:00Z' } as const

describe('an empty stage', () => {
  it('names who was called in and has not come, and since when, before the next in line', () => {
    expect(
      emptyStageView(lobby([record('a'), record('bb', called), record('ccc', called)]), NOW),
    ).to.deep.include({
      called: true,
      minutes: 3,
      others: 1,
    })
    expect(emptyStageView(lobby([record('a'), record('bb', called)]), NOW)?.record._id).to.equal('bb')
  })

  it('names the next in line when nobody is called in, and nobody where there is none', () => {
    const view = emptyStageView(lobby([record('a', { auditioned: true }), record('bb')]), NOW)
    expect(view).to.deep.include({ called: false, others: 0 })
    expect(view?.record._id).to.equal('bb')
    expect(emptyStageView(lobby([record('a', { state: 'expected' })]), NOW)).to.equal(null)
  })

  it('has a phone to open only in a demo, of a made-up person who comes online [OPS-09]', () => {
    const madeUp = record('priya', { email: 'priya@callboard.test' })
    const phoneOf = (one: LobbyRecord, demo = true) => emptyStageView(lobby([one], demo), NOW)?.hasPhone
    expect(phoneOf(madeUp)).to.equal(true)
    expect(phoneOf(madeUp, false)).to.equal(false)
    expect(phoneOf(record('ann'))).to.equal(false)
    expect(phoneOf({ ...madeUp, location_type: 'In Person' })).to.equal(false)
  })
})

import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { LobbyModel } from '../live/lobby-model.ts'
import { emptyStageView, stageWords } from './empty-stage-view.ts'

const NOW = Date.parse('2026-03-01T18:00:00Z')

const record = (id: string, change: Partial<LobbyRecord> = {}) =>
  ({
    _id: id,
    first_name: id,
    last_name: '',
    role: 'Barista',
    email: `${id}@example.com`,
    location_type: 'Virtual',
    state: 'waiting',
    auditioned: false,
    checked_in_time: `2026-03-01T17:0${id.length}:00Z`,
    call_in_time: null,
    joined_time: null,
    ...change,
  }) as LobbyRecord

const lobby = (
  records: readonly LobbyRecord[],
  is_demo = false,
  presence: readonly Partial<PresenceView>[] = [],
) =>
  ({
    session: { is_demo },
    records: new Map(records.map((one) => [one._id, one])),
    presence: new Map(presence.map((one) => [one.record, one])),
  }) as unknown as LobbyModel

const called = { state: 'in_casting', call_in_time: '2026-03-01T17:57:00Z' } as const

describe('an empty stage', () => {
  it('names who was called in and has not come, and since when, before the next in line', () => {
    expect(
      emptyStageView(lobby([record('a'), record('bb', called), record('ccc', called)]), NOW),
    ).to.deep.include({
      absence: { how: 'closed', minutes: 3 },
      minutes: 3,
      others: 1,
    })
    expect(emptyStageView(lobby([record('a'), record('bb', called)]), NOW)?.record._id).to.equal('bb')
  })

  it('says of who was in the room that they left it, and only of who never came that they have not joined [LIV-14]', () => {
    const said = (change: Partial<LobbyRecord>, presence: Partial<PresenceView>) => {
      const records = [record('bb', { ...called, ...change }), record('ccc', called)]
      return stageWords(emptyStageView(lobby(records, false, [{ record: 'bb', ...presence }]), NOW)!)
    }
    const joined = { joined_time: '2026-03-01T17:57:30Z' }
    const closed = { page: 'away', away_since: '2026-03-01T17:59:00Z' } as const
    expect(said({}, closed)).to.equal('bb was called in 3 min ago and has not joined, and 1 more.')
    expect(said({}, { page: 'open', room: 'joining' })).to.equal('bb is joining, and 1 more.')
    expect(said(joined, closed)).to.equal('bb lost the connection 1 min ago, and 1 more.')
    expect(said(joined, { page: 'open', away_since: null, room: null })).to.equal(
      'bb left the room, and 1 more.',
    )
  })

  it('names the next in line when nobody is called in, and nobody where there is none', () => {
    const view = emptyStageView(lobby([record('a', { auditioned: true }), record('bb')]), NOW)
    expect(view).to.deep.include({ absence: null, others: 0 })
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

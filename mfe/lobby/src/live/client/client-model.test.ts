import type { ClientLobby, ClientRecord } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { saidCall } from '../../shared/call-times.ts'
import {
  awaited,
  awaitedWords,
  fromClientView,
  groupTalent,
  numbersOf,
  saidState,
  shownTalent,
  withoutSeen,
  withSeen,
} from './client-model.ts'

const record = (id: string, change: Partial<ClientRecord> = {}): ClientRecord => ({
  _id: id,
  day: 'd1',
  date: '2026-11-21',
  first_name: id,
  last_name: 'Ruiz',
  role: 'Barista',
  photo_url: null,
  state: 'waiting',
  checked_in_time: `2026-11-21T10:0${id}:00.000Z`,
  joined_time: null,
  actual_call: null,
  interview_no: null,
  auditioned: false,
  group_id: null,
  ...change,
})

const lobby = (records: ClientRecord[], members: string[] = []): ClientLobby => ({
  session: {
    _id: 's',
    name: 'First call',
    studio_name: 'Film',
    studio_uri: 'film',
    time_zone: 'America/Los_Angeles',
    roles: ['Barista', 'Guest'],
    dates: [{ _id: 'd1', date: '2026-11-21' }],
    today: 'd1',
    has_twr: false,
  },
  records,
  current_group:
    members.length > 0
      ? { _id: 'g', session: 's', name: 'Group', is_current: true, records: members, twr_records: [] }
      : null,
})

const ALL = { role: '', day: '', find: '' }
const ids = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id)

describe("a client's empty picture", () => {
  const waitsFor = (...records: ClientRecord[]) =>
    awaited(fromClientView(undefined, lobby(records)))?._id ?? null

  it('waits for who was called in, else for the next who is here and not done [LIV-04]', () => {
    const [done, waits] = [record('1', { auditioned: true }), record('2')]
    expect(waitsFor(done, waits, record('3', { state: 'in_casting' }))).to.equal('3')
    expect(waitsFor(done, waits, record('3', { state: 'on_deck' }))).to.equal('3')
    expect(waitsFor(done, waits)).to.equal('2')
    expect(waitsFor(done, record('2', { state: 'expected' }))).to.equal(null)
  })

  it('says that a talent is on the way until they join, and then that they have left [LIV-04]', () => {
    const called = record('3', { state: 'in_casting' })
    expect(awaitedWords(record('3'))).to.equal('Next: 3 Ruiz, Barista')
    expect(awaitedWords(called)).to.equal('3 Ruiz is on the way.')
    expect(awaitedWords({ ...called, joined_time: '2026-11-21T10:20:00.000Z' })).to.equal(
      '3 Ruiz has left the room.',
    )
  })
})

describe("a client's list", () => {
  const model = fromClientView(
    undefined,
    lobby(
      [
        record('1', { auditioned: true }),
        record('2', { role: 'Guest' }),
        record('3', { state: 'on_deck', day: 'd2' }),
        record('4'),
        record('5', { state: 'in_casting' }),
      ],
      ['5'],
    ),
  )

  it('has the group apart, then on deck, waiting and those who are done [LIV-04]', () => {
    expect(ids(groupTalent(model))).to.deep.equal(['5'])
    expect(ids(shownTalent(model, ALL))).to.deep.equal(['3', '2', '4', '1'])
  })

  it('is filtered by role and date [LIV-04]', () => {
    expect(ids(shownTalent(model, { ...ALL, role: 'Guest' }))).to.deep.equal(['2'])
    expect(ids(shownTalent(model, { ...ALL, day: 'd2' }))).to.deep.equal(['3'])
  })

  it('is searched by the beginnings of names, also among those who are done [LIV-04]', () => {
    expect(ids(shownTalent(model, { ...ALL, find: '1 ru' }))).to.deep.equal(['1'])
    expect(ids(shownTalent(model, { ...ALL, find: 'ruiz' }))).to.deep.equal(['3', '2', '4', '1'])
  })

  it('numbers talent by check-in, in the group as in the list [LIV-04]', () => {
    const numbers = numbersOf(model)
    expect(
      [...groupTalent(model), ...shownTalent(model, ALL)].map(({ _id }) => numbers.get(_id)),
    ).to.deep.equal([5, 3, 2, 4, 1])
  })

  it('takes newcomers and changes in, and marks a removed talent [LIV-04]', () => {
    const more = withSeen(withSeen(model, record('6')), record('4', { state: 'on_deck' }))
    expect(ids(shownTalent(more, { ...ALL, day: 'd1' }))).to.deep.equal(['4', '2', '6', '1'])
    expect(withoutSeen(more, '6').records.at(-1)?.deleted).to.equal(true)
    expect(withoutSeen(more, '7').records).to.deep.equal(more.records)
  })

  it('says of talent in the group who is not in front of the camera, and of others where they are [LIV-04]', () => {
    const said = (change: Partial<ClientRecord>, isInGroup: boolean) =>
      saidState(record('1', change), isInGroup)
    expect(said({ state: 'in_casting' }, true)).to.equal(null)
    expect(said({ state: 'waiting' }, true)).to.equal('Waiting')
    expect(said({ state: 'in_casting', auditioned: true }, true)).to.equal(null)
    expect(said({ state: 'waiting' }, false)).to.equal(null)
    expect(said({ state: 'on_deck' }, false)).to.equal('On deck')
    expect(said({ state: 'waiting', auditioned: true }, false)).to.equal('Done')
  })

  it('says call times as people do', () => {
    expect(['00:05', '12:00', '18:30', null].map(saidCall)).to.deep.equal([
      '12:05 AM',
      '12:00 PM',
      '6:30 PM',
      '',
    ])
  })
})

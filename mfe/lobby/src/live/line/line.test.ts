import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import { RECORD_ACTION_RULES, RECORD_ACTIONS, type RecordState } from '@callboard/lobby/contract'
import { GUESTS_ALONE } from '@callboard/review/contract'
import { expect } from 'chai'
import { lineOrder } from '../line-order.ts'
import type { LobbyModel } from '../lobby-model.ts'
import { recordingOffer } from '../recording-offer.ts'
import { asWished, mainAction } from '../row-actions.ts'
import { lineItems } from './line-items.ts'
import { isNamed, LINE_VIEW, viewOf } from './line-view.ts'
import { nextWords, paceOf } from './pace.ts'
import { doneWords, isAbsent, type RowMark, rowMark } from './presence-words.ts'
import { ROW_KEYS, rowCommands } from './row-commands.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString()

const canOf = (state: RecordState) => ({
  ...Object.fromEntries(
    RECORD_ACTIONS.map((action) => [action, RECORD_ACTION_RULES[action].from.some((from) => from === state)]),
  ),
  group: state !== 'signed_out',
})

const record = (id: string, change: Partial<LobbyRecord> = {}): LobbyRecord =>
  ({
    _id: id,
    first_name: 'Ana',
    last_name: 'Ruiz',
    role: 'Barista',
    day: 'd1',
    date: '2026-11-21',
    location_type: 'Virtual',
    state: 'waiting',
    auditioned: false,
    arrived_time: '2026-11-21T10:00:00.000Z',
    call_in_time: null,
    joined_time: null,
    actual_call: null,
    checked_in_time: minutesAgo(20),
    can: canOf(change.state ?? 'waiting'),
    ...change,
  }) as LobbyRecord

const page = (change: Partial<PresenceView> = {}): PresenceView => ({
  record: 'a',
  page: 'open',
  away_since: null,
  room: null,
  line: 'ok',
  can_record: false,
  ready: null,
  ...change,
})

describe('the line under pressure', () => {
  it('finds names by the beginnings of their words, whatever case and accents [LOB-18]', () => {
    const zoe = { first_name: 'Zoë', last_name: 'van Dijk' }
    for (const search of ['', 'zoe', 'ZOË dij', 'dijk z']) expect(isNamed(zoe, search), search).to.equal(true)
    for (const search of ['oe', 'zoe x']) expect(isNamed(zoe, search), search).to.equal(false)
  })

  it('narrows by name, role, date and state, and counts each state [LOB-18]', () => {
    const all = [
      record('a'),
      record('b', { role: 'Regular', day: 'd2' }),
      record('c', { state: 'in_casting', first_name: 'Ben' }),
      record('d', { auditioned: true }),
    ]
    const ids = (change: Partial<typeof LINE_VIEW>) =>
      viewOf(all, { ...LINE_VIEW, ...change }, ({ _id }) => _id === 'c').shown.map(({ _id }) => _id)
    expect(ids({})).to.deep.equal(['a', 'b', 'c'])
    expect(ids({ hide: false })).to.deep.equal(['a', 'b', 'c', 'd'])
    expect(ids({ role: 'Regular' })).to.deep.equal(['b'])
    expect(ids({ date: 'd2' })).to.deep.equal(['b'])
    expect(ids({ find: 'ben' })).to.deep.equal(['c'])
    expect(ids({ find: 'ana' }), 'a search finds who has auditioned').to.deep.equal(['a', 'b', 'd'])
    expect(ids({ find: ' ' })).to.deep.equal(['a', 'b', 'c'])
    expect(ids({ state: 'done' })).to.deep.equal(['d'])
    expect(ids({ state: 'absent' })).to.deep.equal(['c'])
    const { counts, hidden } = viewOf(all, LINE_VIEW)
    expect([...counts]).to.deep.equal([
      ['waiting', 2],
      ['in_casting', 1],
      ['done', 1],
    ])
    expect(hidden).to.equal(1)
  })

  it('says when a talent has auditioned, in the zone of the session [LOB-18]', () => {
    const done = record('d', { auditioned: true, signed_out_time: '2026-11-21T19:40:00.000Z' })
    expect(doneWords(done, 'America/Los_Angeles')).to.equal('Done 11:40 AM')
    expect(doneWords({ ...done, state: 'on_deck' }, 'America/Los_Angeles')).to.equal(undefined)
    expect(doneWords({ ...done, signed_out_time: null }, 'America/Los_Angeles')).to.equal(undefined)
  })

  it('stands in parts with headings while the deck comes first', () => {
    const line = [record('a', { state: 'in_casting' }), record('b'), record('c', { state: 'skipped' })]
    const keys = (onDeckFirst: boolean) => lineItems(line, onDeckFirst).map(({ key }) => key)
    expect(keys(true)).to.deep.equal(['in_casting', 'a', 'others', 'b', 'c'])
    expect(keys(false)).to.deep.equal(['a', 'b', 'c'])
    const headings = lineItems(line, true).flatMap((item) => (item.kind === 'heading' ? [item.counts] : []))
    expect(headings).to.deep.equal([
      [{ label: 'In casting', count: 1 }],
      [
        { label: 'Waiting', count: 1 },
        { label: 'Skipped', count: 1 },
      ],
    ])
  })

  it('has the expected as a part of its own, last and in no wait [LOB-19]', () => {
    const line = [record('a'), record('e', { state: 'expected', arrived_time: null, actual_call: '10:00' })]
    for (const onDeckFirst of [true, false])
      expect(lineItems(lineOrder(line, onDeckFirst), onDeckFirst).map(({ key }) => key)).to.deep.equal([
        'others',
        'a',
        'expected',
        'e',
      ])
    const early = { ...line[1]!, checked_in_time: minutesAgo(90) }
    expect(lineOrder([line[0]!, early], false).map(({ _id }) => _id)).to.deep.equal(['a', 'e'])
    expect(paceOf([early], 'UTC', NOON).fact).to.equal('Nobody waits')
  })

  it('offers staff to say that the expected have arrived, before anything else [LOB-19]', () => {
    const expected = record('e', {
      state: 'expected',
      arrived_time: null,
      can: canOf('expected'),
    } as Partial<LobbyRecord>)
    expect(mainAction(expected)).to.deep.equal({ label: 'Arrived', action: 'arrive' })
    const steps = rowCommands(expected, false, [] as never).map(({ label }) => label)
    expect(steps).to.deep.equal(['Arrived', 'Call in', 'Add to group', 'Delete'])
    expect(asWished(expected, 'arrive').state).to.equal('waiting')
    expect(asWished({ ...expected, state: 'in_casting' }, 'call-to-lobby').state).to.equal('expected')
  })

  it('tells how far the day is behind by the latest of all who wait, whoever is next [LOB-18]', () => {
    const line = (...records: LobbyRecord[]) => paceOf(lineOrder(records, true), 'UTC', NOON)
    const late = record('a', { actual_call: '11:20' })
    const onDeck = record('b', { actual_call: '12:30', state: 'on_deck' })
    expect(line(late, onDeck).fact).to.equal('40 min behind')
    expect(line(late, onDeck).next?._id).to.equal('b')
    expect(line(late, record('b', { state: 'on_deck' })).fact).to.equal('40 min behind')
    const others = [
      record('c', { actual_call: '09:00', date: '2026-11-20' }),
      record('d', { actual_call: '09:00', state: 'in_casting' }),
      record('e', { actual_call: '09:00', auditioned: true }),
    ]
    expect(line(onDeck, ...others).fact).to.equal('On time')
  })

  it('names the zone of the next call to a reader in another one', () => {
    const next = (actual_call: string | null, reader: string) =>
      nextWords(record('a', { actual_call }), 'America/Los_Angeles', NOON, reader)
    expect(next('11:15', 'Europe/Paris')).to.equal('Next 11:15 AM PST: Ana Ruiz')
    expect(next('11:15', 'America/Los_Angeles')).to.equal('Next 11:15 AM: Ana Ruiz')
    expect(next(null, 'Europe/Paris')).to.equal('Next: Ana Ruiz')
  })

  it('tells how far the day is behind by the calls, else the longest wait', () => {
    const at = (actual_call: string | null) =>
      paceOf([record('a', { actual_call }), record('b', { checked_in_time: minutesAgo(35) })], 'UTC', NOON)
        .fact
    expect(at('11:45')).to.equal('15 min behind')
    expect(at('10:15')).to.equal('1 h 45 min behind')
    expect(at('12:10')).to.equal('On time')
    expect(at(null)).to.equal('35 min')
    expect(paceOf([record('a', { state: 'in_casting' })], 'UTC', NOON).fact).to.equal('Nobody waits')
  })
})

const presenceMark = (one: LobbyRecord, presence: PresenceView | undefined, now: number): RowMark | null =>
  rowMark(one, presence, false, now)

describe('presence beside a row', () => {
  const called = record('a', { state: 'in_casting', call_in_time: minutesAgo(2) })

  it('counts the time of a closed page from its closing, not from the call-in [LIV-14]', () => {
    const longAgo = record('a', { state: 'in_casting', call_in_time: minutesAgo(30) })
    const closed = page({ page: 'away', away_since: minutesAgo(1) })
    expect(presenceMark(longAgo, closed, NOON)).to.deep.equal({ text: 'page closed, 1 min', tone: 'warn' })
    const before = page({ page: 'away', away_since: minutesAgo(40) })
    expect(presenceMark(longAgo, before, NOON)?.text).to.equal('page closed, 30 min')
  })

  it('says that a called talent has not joined, with how long [LOB-18] [LIV-14]', () => {
    expect(presenceMark(called, page(), NOON)).to.deep.equal({
      text: 'not joined, 2 min',
      tone: 'danger',
    })
    expect(presenceMark(called, page({ room: 'joining' }), NOON - 90_000)?.text).to.equal('joining')
    expect(presenceMark(called, page({ page: 'away' }), NOON)?.text).to.equal('page closed, 2 min')
    expect(presenceMark(called, undefined, NOON)?.text).to.equal('page closed, 2 min')
  })

  it('says of a talent who was in the room that they left it, or that the line is lost [LIV-14]', () => {
    const joined = { ...called, joined_time: minutesAgo(2) }
    const closed = page({ page: 'away', away_since: minutesAgo(1) })
    expect(presenceMark(joined, closed, NOON)).to.deep.equal({
      text: 'lost the connection, 1 min',
      tone: 'warn',
    })
    expect(presenceMark(joined, page(), NOON)?.text).to.equal('left the room')
    expect(presenceMark(joined, page({ room: 'test' }), NOON)?.text).to.equal('left the room')
    expect(presenceMark(joined, page({ room: 'joining' }), NOON)?.text).to.equal('joining')
    expect(presenceMark(joined, undefined, NOON)?.text).to.equal('lost the connection')
  })

  it('is silent where all is as it should be, and names the failed part of the ready check', () => {
    expect(presenceMark(called, page({ room: 'main' }), NOON)).to.equal(null)
    expect(presenceMark(record('a'), page(), NOON)).to.equal(null)
    expect(presenceMark(record('a'), undefined, NOON)).to.equal(null)
    expect(presenceMark(record('a', { location_type: 'In Person' }), page({ page: 'away' }), NOON)).to.equal(
      null,
    )
    const ready = { camera: 'ok', microphone: 'failed', speaker: 'ok' } as const
    expect(presenceMark(record('a'), page({ ready }), NOON)?.text).to.equal('microphone failed')
    expect(presenceMark(record('a'), page({ page: 'away' }), NOON)?.text).to.equal('page closed')
    expect(presenceMark(called, page({ room: 'main', line: 'weak' }), NOON)?.text).to.equal('weak connection')
  })

  it('comes after the word that a talent who is not called in is in the group [LOB-20]', () => {
    const mark = (one: LobbyRecord, presence = page(), isMember = true) =>
      rowMark(one, presence, isMember, NOON)
    expect(mark(record('a'))).to.deep.equal({ text: 'in the group', tone: 'quiet' })
    expect(mark(record('a', { location_type: 'In Person' }))?.text).to.equal('in the group')
    expect(mark(record('a'), page({ page: 'away' }))).to.deep.equal({
      text: 'in the group, page closed',
      tone: 'warn',
    })
    expect(mark(record('a'), page(), false)).to.equal(null)
    expect(mark(called, page({ room: 'main' }))).to.equal(null)
  })

  it('takes nobody for absent who came in person', () => {
    expect(isAbsent({ ...called, location_type: 'In Person' }, undefined)).to.equal(false)
    expect(isAbsent(called, undefined)).to.equal(true)
  })
})

const DIALOGS = [
  { kind: 'info', label: 'Talent info' },
  { kind: 'role', label: 'Edit role' },
  { kind: 'actual-call', label: 'Edit actual call' },
] as unknown as Parameters<typeof rowCommands>[2]

describe('the commands of a row', () => {
  it('have a key each, which means one thing and stands in the list of keys [LOB-04] [LOB-18]', () => {
    for (const state of ['waiting', 'on_deck', 'in_casting', 'skipped', 'signed_out'] as const)
      for (const inGroup of [true, false]) {
        const keys = rowCommands(record('a', { state }), inGroup, DIALOGS).map(({ key }) => key ?? 'none')
        expect(keys, state).to.deep.equal([...new Set(keys)])
        for (const key of keys) expect(ROW_KEYS).to.include(key)
      }
  })

  it('are those that the server takes and that lead somewhere [LOB-04]', () => {
    const ids = (change: Partial<LobbyRecord>) =>
      rowCommands(record('a', change), false, DIALOGS).map(({ id }) => id)
    const steps = (change: Partial<LobbyRecord>) => ids(change).slice(0, ids(change).indexOf('group'))
    expect(steps({})).to.deep.equal(['call-in', 'on-deck', 'skip', 'sign-out'])
    expect(steps({ state: 'in_casting' })).to.deep.equal([
      'call-in',
      'on-deck',
      'call-to-lobby',
      'skip',
      'sign-out',
    ])
    expect(ids({})).to.include.members(['info', 'role', 'actual-call', 'delete'])
  })
})

describe('the offer to record', () => {
  const lobby = (presence: readonly PresenceView[], ids: readonly string[] = ['a']): LobbyModel => ({
    session: { local_recording_enabled: true } as LobbyModel['session'],
    records: new Map(
      ids.map((id) => [id, record(id, { first_name: id, last_name: '', state: 'in_casting' })]),
    ),
    group: { _id: 'g', session: 's', name: '', is_current: true, twr_records: [], records: [...ids] },
    presence: new Map(presence.map((one) => [one.record, one])),
  })

  it('stands only while a device that can record is in the room, and names it [LIV-14]', () => {
    expect(recordingOffer(lobby([])).obstacle).to.equal('a has not joined yet.')
    const { records, ...rest } = lobby([page({ page: 'away' })])
    const joined = { ...records.get('a')!, joined_time: minutesAgo(2) }
    expect(recordingOffer({ ...rest, records: new Map([['a', joined]]) }).obstacle).to.equal(
      'a lost the connection.',
    )
    expect(recordingOffer(lobby([page({ room: 'main' })])).obstacle).to.equal('The camera of a is off.')
    const one = records.get('a')!
    const waiting = { ...rest, records: new Map([['a', { ...one, state: 'waiting' as const }]]) }
    expect(recordingOffer(waiting).obstacle, 'not called in').to.equal('a is not called in yet.')
    const left = { ...one, state: 'waiting' as const, joined_time: minutesAgo(2) }
    expect(recordingOffer({ ...rest, records: new Map([['a', left]]) }).obstacle).to.equal(
      'a is not called in yet.',
    )
    const both = new Map([
      ['a', one],
      ['b', { ...record('b', { first_name: 'b', last_name: '' }) }],
    ])
    const inRoom = lobby([page({ room: 'main' })], ['a', 'b'])
    expect(recordingOffer({ ...inRoom, records: both }).obstacle, 'one of two').to.equal(
      'The camera of a is off.',
    )
    const ready = page({ room: 'main', can_record: true })
    expect(recordingOffer(lobby([ready])))
      .to.include({ obstacle: undefined })
      .and.deep.include({ names: ['a'] })
    expect(recordingOffer(lobby([ready], ['a', 'b'])).names).to.deep.equal(['a'])
    expect(recordingOffer(lobby([], [])).obstacle).to.be.a('string')
  })

  it('names the camera of this page for a group that is here in person, whose phones are no cameras [CHK-13]', () => {
    const { records, ...rest } = lobby([])
    const here = {
      ...rest,
      records: new Map(
        [...records].map(([id, one]) => [id, { ...one, location_type: 'In Person' as const }]),
      ),
    }
    expect(recordingOffer(here)).to.deep.equal({
      obstacle: 'Nobody in the group has a camera here: record with this one, or Add Video.',
      names: [],
      withThisCamera: true,
    })
    expect(recordingOffer(here, true)).to.include({ obstacle: undefined, withThisCamera: false })
    expect(recordingOffer(lobby([])).withThisCamera).to.equal(false)
  })

  it('stands for guests of TWR while the device of this page records them [CHK-13]', () => {
    const { group, ...rest } = lobby([], [])
    const guests = { ...rest, group: { ...group!, twr_records: [{ _id: 'cy', name: 'Cy Fox', role: '' }] } }
    expect(recordingOffer(guests).obstacle).to.equal(GUESTS_ALONE)
    expect(recordingOffer(guests, true))
      .to.include({ obstacle: undefined })
      .and.deep.include({ names: ['you'] })
  })
})

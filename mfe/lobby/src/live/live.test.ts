import {
  type LobbyRecord,
  type LobbyView,
  type PresenceView,
  possibleActions,
} from '@callboard/lobby/contract'
import type { TakeView } from '@callboard/review/contract'
import { expect } from 'chai'
import { LINE_VIEW, viewOf } from './line/line-view.ts'
import { menuCommands } from './line/row-commands.ts'
import { lineOrder, waitOf, wallTime } from './line-order.ts'
import { fromView, withoutRecord, withRecord } from './lobby-model.ts'
import { areStillIn, recordingNow, recordingSince, startOutcome, withTake } from './recording-start.ts'
import { placeOf, placeQuery } from './room-place.ts'
import { asWished, fasterWords, mainAction, shownState } from './row-actions.ts'
import { takeWords } from './take-words.ts'

const record = (id: string, change: Partial<LobbyRecord> = {}): LobbyRecord => ({
  _id: id,
  session: 's1',
  day: 'd1',
  date: '2026-11-21',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: null,
  role: 'Barista',
  location_type: 'Virtual',
  photo_url: null,
  photos: [],
  state: 'waiting',
  seen: false,
  on_deck: null,
  skipped: false,
  signed_out: false,
  checked_in_time: `2026-11-21T10:0${id}:00.000Z`,
  arrived_time: `2026-11-21T10:0${id}:00.000Z`,
  call_in_time: null,
  joined_time: null,
  signed_out_time: null,
  actual_call: null,
  group_id: null,
  group_name: null,
  auditioned: false,
  interview_no: null,
  sagnumber: null,
  limelite_role_id: null,
  agent: null,
  agent_email: null,
  agent_phone: null,
  instagram_handle: null,
  tiktok_handle: null,
  opt_in: true,
  text_state: 'none',
  version: 1,
  can: possibleActions(change.state ?? 'waiting'),
  ...change,
})

const view = (...records: LobbyRecord[]): LobbyView => ({
  session: {
    _id: 's1',
    name: 'Day one',
    studio_name: 'Acme',
    studio_uri: 'acme',
    time_zone: 'America/Los_Angeles',
    roles: [],
    dates: [],
    today: null,
    skip_virtual_lobby: false,
    local_recording_enabled: true,
    sends_texts: true,
    is_demo: false,
    has_twr: false,
  },
  records,
  current_group: null,
  presence: [],
})

describe('lobby list', () => {
  it('puts in casting first, then on deck, then by check-in [LOB-03]', () => {
    const all = [
      record('1'),
      record('2', { state: 'on_deck' }),
      record('3', { state: 'in_casting' }),
      record('0', { auditioned: true }),
    ]
    const ids = (onDeckFirst: boolean, hideAuditioned: boolean) =>
      viewOf(lineOrder(all, onDeckFirst), { ...LINE_VIEW, hide: hideAuditioned }).shown.map(({ _id }) => _id)
    expect(ids(true, true)).to.deep.equal(['3', '2', '1'])
    expect(ids(true, false)).to.deep.equal(['3', '2', '0', '1'])
    expect(ids(false, true)).to.deep.equal(['1', '2', '3'])
  })

  it('counts the wait from the check-in, and turns amber 15 and red 30 minutes after the call', () => {
    const wait = (minutes: number, change: Partial<LobbyRecord> = {}) => {
      const now = Date.parse('2026-11-21T10:01:00.000Z') + minutes * 60_000
      return waitOf(record('1', change), now, wallTime(now, 'America/New_York'))
    }
    const called = { actual_call: '05:01' }
    expect(wait(14.9, called)).to.deep.equal({ minutes: 14, tone: 'fine' })
    expect(wait(15, called)?.tone).to.equal('late')
    expect(wait(30, called)?.tone).to.equal('very-late')
    expect(wait(30, { actual_call: '05:30' }), 'who came early is not late').to.deep.equal({
      minutes: 30,
      tone: 'fine',
    })
    expect(wait(15)?.tone, 'without a call the check-in counts').to.equal('late')
    expect(wait(60, { state: 'in_casting' })).to.equal(null)
    expect(wait(60, { auditioned: true })).to.equal(null)
  })

  it('takes signals in any order, and an older answer takes nothing back', () => {
    const start = fromView(undefined, view(record('1'), record('2')))
    const called = withRecord(start, record('1', { version: 3, state: 'in_casting' }))
    const late = withRecord(called, record('1', { version: 2, state: 'on_deck' }))
    expect(late.records.get('1')?.state).to.equal('in_casting')
    const loaded = fromView(late, view(record('1', { version: 2, state: 'on_deck' })))
    expect(loaded.records.get('1')?.state).to.equal('in_casting')
    expect([...loaded.records.keys()]).to.deep.equal(['1'])
    expect(withoutRecord(loaded, '1').records.size).to.equal(0)
    expect(withRecord(loaded, record('9')).records.size).to.equal(2)
  })

  it('keeps the same object for an unchanged record', () => {
    const start = fromView(undefined, view(record('1')))
    const again = fromView(start, view(record('1', { photo_url: 'https://blobs.test/other-signature' })))
    expect(again.records.get('1')).to.equal(start.records.get('1'))
  })
})

const DIALOGS = [
  { kind: 'info', label: 'Talent info' },
  { kind: 'role', label: 'Edit role' },
  { kind: 'actual-call', label: 'Edit actual call' },
] as unknown as Parameters<typeof menuCommands>[2]

describe('actions of a row', () => {
  it('has one main action for each state', () => {
    expect(mainAction(record('1')).label).to.equal('Call in')
    expect(mainAction(record('1', { call_in_time: '2026-11-21T10:20:00.000Z' })).label).to.equal(
      'Call in again',
    )
    expect(mainAction(record('1', { state: 'in_casting' })).label).to.equal('To lobby')
    const labels = menuCommands(record('1', { state: 'skipped' }), false, DIALOGS).map(({ label }) => label)
    expect(labels.slice(0, 4)).to.deep.equal(['Put on deck', 'Unskip', 'Sign out', 'Add to group'])
  })

  it('stand beside the word done after the audition, until one is called again', () => {
    expect(shownState(record('1'))).to.equal('waiting')
    expect(shownState(record('1', { auditioned: true }))).to.equal('done')
    expect(shownState(record('1', { auditioned: true, state: 'in_casting' }))).to.equal('in_casting')
    expect(shownState(record('1', { auditioned: true, state: 'signed_out' }))).to.equal('signed_out')
  })

  it('are those of the wished state before the server has answered: no key is lost on a row [LOB-18]', () => {
    const labels = (one: LobbyRecord) => menuCommands(one, false, DIALOGS).map(({ label }) => label)
    const waiting = record('1')
    expect(labels(waiting)).to.include('Skip').and.not.include('Unskip')
    const skipped = asWished(waiting, 'skip')
    expect(labels(skipped)).to.include('Unskip').and.not.include('Skip')
    expect(labels(asWished(skipped, 'unskip')))
      .to.include('Skip')
      .and.not.include('Unskip')
  })

  it('name the talent and the present state when another person was faster', () => {
    const now = asWished(record('1'), 'call-in')
    expect(fasterWords(now)).to.equal('Somebody else was faster: Ana Ruiz is in casting now.')
  })
})

describe('start of a recording', () => {
  const take = (id: string, change: Partial<TakeView> = {}): TakeView => ({
    _id: id,
    session: 's1',
    group: 'g1',
    record: 'r1',
    recorder: null,
    trouble: null,
    talent_name: 'Ana Ruiz',
    state: 'asked',
    asked_at: '2026-11-21T10:00:00.000Z',
    started_at: null,
    pieces: 0,
    reason: null,
    ...change,
  })

  it('fails when no device of the group reports in time, and a late start clears it', () => {
    const asked = [take('t1'), take('t2')]
    const ids = ['t1', 't2']
    expect(startOutcome(asked, ids, false)).to.equal('waiting')
    expect(startOutcome(asked, ids, true)).to.equal('failed')
    const late = withTake(asked, take('t2', { state: 'recording', started_at: '2026-11-21T10:00:04.000Z' }))
    expect(startOutcome(late, ids, true)).to.equal('started')
    expect(recordingSince(late)).to.equal(Date.parse('2026-11-21T10:00:04.000Z'))
  })

  it('fails at once when every device has refused', () => {
    const lost = [take('t1', { state: 'lost', reason: 'No camera' })]
    expect(startOutcome(lost, ['t1'], false)).to.equal('failed')
    expect(takeWords(lost[0], false)).to.deep.equal({ text: 'No camera', tone: 'failed' })
  })

  it('has not failed where the take has begun, also when the page of the talent goes while it runs [LIV-14] [REC-01]', () => {
    const gone = { record: 'r1', page: 'away' } as PresenceView
    const outcomes = (states: readonly TakeView['state'][], change: Partial<TakeView>) =>
      states.map((state) => {
        const takes = [take('t1', { state, ...change })]
        return recordingNow(takes, new Map([['r1', gone]]), { asked: ['t1'], isOverdue: true })
      })
    const later = ['recording', 'stopping', 'done', 'lost'] as const
    for (const begun of [{ started_at: '2026-11-21T10:00:01.000Z' }, { pieces: 3 }])
      for (const now of outcomes(later, begun)) expect(now).to.deep.equal({ running: [], outcome: 'started' })
    expect(outcomes(['asked'], {})[0]?.outcome).to.equal('failed')
  })

  it('concerns the group for as long as all members asked to record are in it', () => {
    const asked = [take('t1'), take('t2', { record: 'r2' }), take('t0', { record: 'r0' })]
    const among = (_id: string, ...records: string[]) =>
      areStillIn({ _id, session: 's1', name: '', is_current: true, records, twr_records: [] }, asked, [
        't1',
        't2',
      ])
    expect(among('g1', 'r1', 'r2', 'r3')).to.equal(true)
    expect(among('g1', 'r1')).to.equal(false)
    expect(among('g2', 'r1', 'r2')).to.equal(false)
    expect(areStillIn(null, asked, ['t1'])).to.equal(false)
  })
})

describe('rooms of a session in the address', () => {
  it('reads and writes the flags of the sources [LIV-01]', () => {
    const read = (query: string) => placeOf(new URLSearchParams(query))
    expect(read('')).to.equal('main')
    expect(read('test=true')).to.equal('test')
    expect(read('test=true&backOffice=true')).to.equal('backoffice')
    const there = placeQuery(new URLSearchParams('test=true&x=1'), 'backoffice')
    expect(there.toString()).to.equal('x=1&backoffice=true')
    expect(placeQuery(there, 'main').toString()).to.equal('x=1')
  })
})

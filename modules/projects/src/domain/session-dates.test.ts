import { refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import { dateOn } from '../testing/builders.ts'
import { bookStatus, type SessionDate } from './session.ts'
import { type DateEntry, type DateRules, editDates, firstDate } from './session-dates.ts'

const ZONE = 'America/Los_Angeles'
const NOW = new Date('2026-03-03T06:00:00.000Z') // 22:00 of the 2nd in Los Angeles

const rules = (changes: Partial<DateRules> = {}): DateRules => {
  let made = 0
  return {
    zone: ZONE,
    now: NOW,
    newId: () => {
      made += 1
      return `new-${made}`
    },
    needsPlace: (type) => type === 'In Person' || type === 'Both',
    editor: 'everything',
    ...changes,
  }
}

const entry = (date: string, changes: Partial<DateEntry> = {}): DateEntry => ({
  date,
  startTime: '10:00',
  locationType: 'Virtual',
  ...changes,
})

const stored = (id: string, date: string, changes: Partial<SessionDate> = {}): SessionDate =>
  dateOn(date, { id, ...changes })

describe('session dates', () => {
  it('asks for a date [SES-03]', () => {
    expect(refusalBy(() => editDates([], [], rules())).fields).to.deep.equal({ dates: 'Date is required' })
    const empty = [entry('2026-03-04'), entry('')]
    expect(refusalBy(() => editDates([], empty, rules())).fields).to.deep.equal({
      'dates.1.date': 'Date is required',
    })
  })

  it('refuses a day twice [SES-03]', () => {
    const twice = [entry('2026-03-04'), entry('2026-03-04')]
    expect(refusalBy(() => editDates([], twice, rules())).fields).to.deep.equal({
      'dates.1.date': 'date already scheduled',
    })
  })

  it("refuses past days on the session's calendar, new or changed, and keeps old ones [SES-03]", () => {
    const past = { 'dates.0.date': 'Past dates cannot be chosen' }
    expect(editDates([], [entry('2026-03-02')], rules())).to.have.length(1)
    expect(refusalBy(() => editDates([], [entry('2026-03-01')], rules())).fields).to.deep.equal(past)
    expect(
      refusalBy(() => editDates([], [entry('2026-03-02')], rules({ zone: 'Asia/Kolkata' }))).fields,
    ).to.deep.equal(past)
    const old = [stored('a', '2026-02-01')]
    expect(
      editDates(old, [entry('2026-02-01', { id: 'a', startTime: '11:00' })], rules())[0]?.startTime,
    ).to.equal('11:00')
    expect(refusalBy(() => editDates(old, [entry('2026-02-02', { id: 'a' })], rules())).fields).to.deep.equal(
      past,
    )
  })

  it("refuses days over five years ahead on the session's calendar, new or changed", () => {
    const far = { 'dates.0.date': 'Dates over five years ahead cannot be chosen' }
    expect(editDates([], [entry('2031-03-02')], rules())).to.have.length(1)
    for (const date of ['2031-03-03', '9999-12-31']) {
      expect(refusalBy(() => editDates([], [entry(date)], rules())).fields, date).to.deep.equal(far)
    }
    expect(editDates([], [entry('2031-03-03')], rules({ zone: 'Asia/Kolkata' }))).to.have.length(1)
    const known = [stored('a', '2032-01-01')]
    const edit = (date: string) => editDates(known, [entry(date, { id: 'a' })], rules())
    expect(edit('2032-01-01')).to.have.length(1)
    expect(refusalBy(() => edit('2032-01-02')).fields).to.deep.equal(far)
  })

  for (const locationType of ['In Person', 'Both'] as const) {
    it(`needs a place for ${locationType}`, () => {
      const without = [entry('2026-03-04', { locationType, inPersonLocation: ' ' })]
      expect(refusalBy(() => editDates([], without, rules())).fields).to.have.property(
        'dates.0.in_person_location',
      )
      const placed = [entry('2026-03-04', { locationType, inPersonLocation: 'Stage 4' })]
      expect(editDates([], placed, rules())[0]?.inPersonLocation).to.equal('Stage 4')
    })
  }

  for (const locationType of ['Virtual', 'Video Submission'] as const) {
    it(`keeps no place for ${locationType}, typed or from before`, () => {
      const typed = [entry('2026-03-04', { locationType, inPersonLocation: 'Stage 4' })]
      expect(editDates([], typed, rules())[0]?.inPersonLocation).to.equal('')
      const before = [stored('a', '2026-03-04', { locationType: 'Both', inPersonLocation: 'Stage 4' })]
      const after = editDates(before, [entry('2026-03-04', { id: 'a', locationType })], rules())
      expect(after[0]?.inPersonLocation).to.equal('')
    })
  }

  it('replaces the list, keeps what an entry leaves out and sorts by day', () => {
    const before = [
      stored('a', '2026-03-05', { managerIds: ['m'], description: 'Bring hats' }),
      stored('b', '2026-03-06'),
    ]
    const after = editDates(before, [entry('2026-03-08', { id: 'a' }), entry('2026-03-07')], rules())
    expect(after).to.deep.equal([
      stored('new-1', '2026-03-07'),
      stored('a', '2026-03-08', { managerIds: ['m'], description: 'Bring hats' }),
    ])
  })

  it('refuses a date that is not of this session, and one named twice', () => {
    expect(refusalBy(() => editDates([], [entry('2026-03-07', { id: 'x' })], rules())).kind).to.equal(
      'invalid',
    )
    const twice = [entry('2026-03-07', { id: 'a' }), entry('2026-03-08', { id: 'a' })]
    expect(refusalBy(() => editDates([stored('a', '2026-03-06')], twice, rules())).kind).to.equal('invalid')
  })

  it('lets a session manager change times and places, but neither people nor notes [SES-07]', () => {
    const own = rules({ editor: { managerId: 'm' } })
    const before = [stored('a', '2026-03-05', { managerIds: ['m'] })]
    const edit = (changes: Partial<DateEntry>) =>
      editDates(before, [entry('2026-03-05', { id: 'a', ...changes })], own)
    expect(edit({ startTime: '12:00', skipForm: true, managerIds: ['m'] })[0]).to.deep.include({
      startTime: '12:00',
      skipForm: true,
    })
    for (const changes of [
      { managerIds: ['n'] },
      { managerIds: [] },
      { lobbyManagerIds: ['m'] },
      { description: 'x' },
    ]) {
      expect(refusalBy(() => edit(changes)).kind, JSON.stringify(changes)).to.equal('denied')
    }
    const withNew = (managerIds: string[]) =>
      editDates(before, [entry('2026-03-05', { id: 'a' }), entry('2026-03-09', { managerIds })], own)
    expect(withNew(['m'])[1]?.managerIds).to.deep.equal(['m'])
    expect(refusalBy(() => withNew(['n'])).kind).to.equal('denied')
  })

  it('keeps a date that is invoiced, whoever edits [SES-04]', () => {
    const dates = [stored('a', '2026-03-05', { invoiced: true }), stored('b', '2026-03-06')]
    const { code, message } = refusalBy(() => editDates(dates, [entry('2026-03-06', { id: 'b' })], rules()))
    expect([code, message]).to.deep.equal([
      'invoiced',
      '03/05 is invoiced. A super admin has to take that back before it is removed.',
    ])
  })

  it("lets a session manager neither re-time nor remove another manager's date [SES-10]", () => {
    const own = rules({ editor: { managerId: 'm' } })
    const before = [
      stored('a', '2026-03-05', { managerIds: ['m'] }),
      stored('b', '2026-03-06', { managerIds: ['other'] }),
    ]
    const asTheyAre = [entry('2026-03-05', { id: 'a' }), entry('2026-03-06', { id: 'b' })]
    expect(editDates(before, asTheyAre, own)).to.have.length(2)
    expect(editDates(before, [asTheyAre[1]!], own)).to.have.length(1)
    for (const change of [
      [asTheyAre[0]!],
      [asTheyAre[0]!, entry('2026-03-06', { id: 'b', startTime: '12:00' })],
      [asTheyAre[0]!, entry('2026-03-07', { id: 'b' })],
      [asTheyAre[0]!, entry('2026-03-06', { id: 'b', skipForm: true })],
    ])
      expect(refusalBy(() => editDates(before, change, own)).code).to.equal('denied')
  })

  it('is Book with any manager, else Hold [SES-04]', () => {
    expect(bookStatus(stored('a', '2026-03-05'))).to.equal('Hold')
    expect(bookStatus(stored('a', '2026-03-05', { managerIds: ['m'] }))).to.equal('Book')
    expect(bookStatus(stored('a', '2026-03-05', { lobbyManagerIds: ['m'] }))).to.equal('Book')
  })

  for (const [now, zone, date] of [
    ['2026-03-02T17:59:59.000Z', ZONE, '2026-03-02'],
    ['2026-03-02T18:00:00.000Z', ZONE, '2026-03-03'],
    ['2026-03-02T17:59:59.000Z', 'Asia/Kolkata', '2026-03-03'],
    ['2026-12-31T23:00:00.000Z', ZONE, '2027-01-01'],
  ] as const) {
    it(`starts a session of ${zone} at 10:00 on ${date} when it is ${now} [SES-01]`, () => {
      expect(firstDate(zone, new Date(now), '10:00')).to.deep.equal(entry(date))
    })
  }
})

import type { CalendarDate } from '@callboard/projects/contract'
import { expect } from 'chai'
import { commonZone, countDates, shownEvents, within, zoneNames, zonesOf } from './calendar-events.ts'

const date = (id: string, changes: Partial<CalendarDate> = {}): CalendarDate => ({
  _id: id,
  session: { _id: 's', name: 'First calls' },
  studio: { _id: 'p', name: 'Big Film', uri: 'big-film' },
  date: '2026-03-08',
  start_time: '10:00',
  time_zone: 'Asia/Kathmandu',
  start: '2026-03-08T04:15:00.000Z',
  end: '2026-03-08T04:45:00.000Z',
  stretches: [],
  location_type: 'Virtual',
  in_person_location: '',
  casting_directors: [],
  managers: [],
  lobbyManager: [],
  book_status: 'Hold',
  invoiced: false,
  can: { set_invoiced: false },
  ...changes,
})

describe('events of the calendar', () => {
  const view = (...dates: CalendarDate[]) => ({ dates, complete: true, days: [] })

  it('stand on the day of their session, wherever the reader is [D5]', () => {
    const [event] = shownEvents(view(date('a')), true)
    expect(event).to.deep.include({ start: '2026-03-08T10:00:00', title: 'Big Film: First calls' })
  })

  it('name the zone of most dates once, and the one of the reader among equals [D5]', () => {
    const [la, ny] = ['America/Los_Angeles', 'America/New_York']
    const on = (...zones: string[]) =>
      shownEvents(view(...zones.map((time_zone, place) => date(String(place), { time_zone }))), true)
    expect(commonZone(on(la, la, ny), ny)).to.equal(la)
    expect(commonZone(on(la, ny), ny)).to.equal(ny)
    expect(commonZone(on(la), ny)).to.equal(la)
    expect(commonZone([], ny)).to.equal(ny)
    expect(zoneNames(on(la, la, ny), la)).to.deep.equal(['PST'])
    const later = date('later', { time_zone: la, start: '2026-03-09T17:00:00.000Z' })
    expect(zoneNames([...on(la), ...shownEvents(view(later), true)], la)).to.deep.equal(['PST', 'PDT'])
  })

  it('are in a week as long as their time frames, with their gaps, at the wall clock of its zone [CAL-01]', () => {
    const long = date('a', {
      stretches: [
        { start: '2026-03-08T05:15:00.000Z', end: '2026-03-08T07:15:00.000Z' },
        { start: '2026-03-08T08:15:00.000Z', end: '2026-03-08T12:45:00.000Z' },
      ],
    })
    const events = (zone: string) => shownEvents(view(long, date('b')), true, zone)
    const times = (zone: string) =>
      events(zone).map(
        (event) => event.kind === 'date' && [event.date._id, event.start, event.end, event.hasLength],
      )
    expect(times('America/Los_Angeles')).to.deep.equal([
      ['a', '2026-03-07T21:15:00', '2026-03-07T23:15:00', true],
      ['a', '2026-03-08T00:15:00', '2026-03-08T05:45:00', true],
      ['b', '2026-03-07T20:15:00', '2026-03-07T20:15:01', false],
    ])
    expect(times('Asia/Kathmandu')).to.deep.equal([
      ['a', '2026-03-08T11:00:00', '2026-03-08T13:00:00', true],
      ['a', '2026-03-08T14:00:00', '2026-03-08T18:30:00', true],
      ['b', '2026-03-08T10:00:00', '2026-03-08T10:00:01', false],
    ])
    expect(new Set(events('Asia/Kathmandu').map(({ id }) => id)).size, 'ids').to.equal(3)
    expect(countDates(events('Asia/Kathmandu'))).to.equal(2)
    expect(countDates(shownEvents(view(long), true)), 'in a month one').to.equal(1)
  })

  it('of a week are those that one of its days has something of [CAL-01]', () => {
    const week = { start: '2026-03-08', end: '2026-03-15' }
    const shown = (zone: string, start: string, end: string) =>
      within(shownEvents(view(date('a', { stretches: [{ start, end }] })), true, zone), week).length
    expect(shown('Asia/Kathmandu', '2026-03-08T04:15:00.000Z', '2026-03-08T04:45:00.000Z')).to.equal(1)
    expect(shown('America/Denver', '2026-03-08T04:15:00.000Z', '2026-03-08T04:45:00.000Z')).to.equal(0)
    expect(shown('America/Denver', '2026-03-08T04:15:00.000Z', '2026-03-08T12:45:00.000Z')).to.equal(1)
    expect(shown('Pacific/Kiritimati', '2026-03-14T12:00:00.000Z', '2026-03-14T13:00:00.000Z')).to.equal(0)
  })

  it('may be drawn in the zone of the reader or of a session [CAL-01]', () => {
    const dates = [date('a'), date('b', { time_zone: 'Europe/Paris' }), date('c')]
    expect(zonesOf(dates, 'Europe/Paris')).to.deep.equal(['Europe/Paris', 'Asia/Kathmandu'])
    expect(zonesOf([], 'Europe/Paris')).to.deep.equal(['Europe/Paris'])
  })

  it('are booked, on hold or invoiced [CAL-01]', () => {
    const shown = shownEvents(
      view(date('a'), date('b', { book_status: 'Book' }), date('c', { book_status: 'Book', invoiced: true })),
      true,
    )
    expect(shown.map((event) => event.kind === 'date' && event.state)).to.deep.equal([
      'on_hold',
      'booked',
      'invoiced',
    ])
  })

  it('leave out what is in person only when that is not to be shown [CAL-01]', () => {
    const dates = (['Virtual', 'In Person', 'Both', 'Video Submission'] as const).map((location_type) =>
      date(location_type, { location_type }),
    )
    const ids = (inPerson: boolean) => shownEvents(view(...dates), inPerson).map(({ id }) => id)
    expect(ids(true)).to.have.length(4)
    expect(ids(false)).to.deep.equal(['Virtual', 'Both', 'Video Submission'])
  })

  it('are whole days for a freelancer’s own [CAL-03]', () => {
    const days = [
      { date: '2026-03-01', kind: 'available' as const },
      { date: '2026-03-02', kind: 'not_available' as const },
    ]
    expect(shownEvents({ ...view(), days }, false)).to.deep.equal([
      { kind: 'day', id: 'day-2026-03-01', start: '2026-03-01', title: 'Available' },
      { kind: 'day', id: 'day-2026-03-02', start: '2026-03-02', title: 'Not available' },
    ])
  })
})

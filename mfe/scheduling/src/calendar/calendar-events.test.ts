import type { CalendarDate } from '@callboard/projects/contract'
import { expect } from 'chai'
import { shownEvents } from './calendar-events.ts'

const date = (id: string, changes: Partial<CalendarDate> = {}): CalendarDate => ({
  _id: id,
  session: { _id: 's', name: 'First calls' },
  studio: { _id: 'p', name: 'Big Film', uri: 'big-film' },
  date: '2026-03-08',
  start_time: '10:00',
  time_zone: 'Asia/Kathmandu',
  start: '2026-03-08T04:15:00.000Z',
  end: '2026-03-08T04:45:00.000Z',
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

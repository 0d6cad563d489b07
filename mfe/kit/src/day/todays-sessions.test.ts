import { expect } from 'chai'
import { nothingWaits } from './nothing-waits.fixture.ts'
import { nextSession, todaysSessions } from './todays-sessions.ts'

const today = (
  name: string,
  time_zone: string,
  date: string,
  start_time: string,
  location_type: 'Virtual' | 'Video Submission' = 'Virtual',
) => ({
  project: { _id: 'p', name: 'Spot', uri: 'spot' },
  session: {
    _id: name,
    name,
    time_zone,
    sort_order: 0,
    dates: [{ _id: name, date, start_time, location_type, book_status: 'Hold' }],
  },
  attention: nothingWaits(name),
  hours: [] as { date: string; start: string; end: string }[],
  lines: [] as {
    date: string
    waiting: number
    earliest_call: string | null
    next: { name: string; role: string; call: string | null }
  }[],
})
const names = (sessions: readonly { readonly session: { readonly name: string } }[]) =>
  sessions.map(({ session }) => session.name)

describe("today's sessions", () => {
  const sessions = todaysSessions([
    today('west', 'America/Los_Angeles', '2026-11-20', '09:00'),
    today('late', 'America/New_York', '2026-11-20', '13:00'),
    today('east', 'America/New_York', '2026-11-20', '11:00'),
    today('south', 'Australia/Sydney', '2026-11-21', '10:00'),
  ])

  it('stand in the order in which they really begin, over projects and zones', () => {
    expect(names(sessions)).to.deep.equal(['east', 'west', 'late', 'south'])
  })

  it('lead to the next one that begins, and at the end of the day to the last', () => {
    expect(nextSession(sessions, new Date('2026-11-20T16:30:00Z'))?.session.name).to.equal('west')
    expect(nextSession(sessions, new Date('2026-11-21T16:30:00Z'))?.session.name).to.equal('south')
    expect(nextSession([], new Date())).to.equal(undefined)
  })

  it('lead to the one in which talent wait, also when another begins next', () => {
    const line = {
      date: 'first',
      waiting: 2,
      earliest_call: '09:30',
      next: { name: 'Ines Moreau', role: 'Barista', call: '09:30' },
    }
    const first = { ...today('first', 'America/New_York', '2026-11-20', '09:00'), lines: [line] }
    const next = today('next', 'America/New_York', '2026-11-20', '13:00')
    const noon = new Date('2026-11-20T17:00:00Z')
    expect(nextSession(todaysSessions([first, next]), noon)?.session.name).to.equal('first')
  })

  it('do not lead to self-tapes while somebody is called that day', () => {
    const tapes = today('tapes', 'America/New_York', '2026-11-20', '23:00', 'Video Submission')
    const first = today('first', 'America/New_York', '2026-11-20', '09:00')
    const evening = new Date('2026-11-20T23:00:00Z')
    expect(nextSession(todaysSessions([tapes, first]), evening)?.session.name).to.equal('first')
    expect(nextSession(todaysSessions([tapes]), evening)?.session.name).to.equal('tapes')
  })
})

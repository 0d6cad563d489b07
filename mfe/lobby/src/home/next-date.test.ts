import { expect } from 'chai'
import { nearestDate } from '../shared/nearest-date.ts'
import { inOrder, isOver, nextOfAll } from './next-date.ts'

const session = (_id: string, time_zone: string, ...dates: string[]) => ({
  _id,
  name: _id,
  time_zone,
  dates: dates.map((date) => ({ _id: date, date, start_time: '10:00', location_type: 'Virtual' as const })),
})
const project = (...sessions: ReturnType<typeof session>[]) => ({
  _id: 'p',
  name: 'Spot',
  uri: 'spot',
  brand: { logo_url: null, accent: null },
  casting_people: [],
  sessions,
})
/** 23:00 on the 20th in Los Angeles, the 21st in Berlin. */
const NOW = new Date('2026-11-21T07:00:00Z')

describe('the date that a client waits for', () => {
  it('is today in the zone of the session, else the next one, else the last [APP-04]', () => {
    const west = session('west', 'America/Los_Angeles', '2026-11-19', '2026-11-20', '2026-11-25')
    expect(nearestDate(west, NOW)?.date).to.equal('2026-11-20')
    expect(nearestDate({ ...west, time_zone: 'Europe/Berlin' }, NOW)?.date).to.equal('2026-11-25')
    const old = session('old', 'Europe/Berlin', '2026-11-18', '2026-11-19')
    expect(nearestDate(old, NOW)?.date).to.equal('2026-11-19')
    expect([isOver(old, NOW), isOver(west, NOW)]).to.deep.equal([true, false])
  })

  it('is the earliest of all sessions that are not over', () => {
    const projects = [
      project(session('old', 'Europe/Berlin', '2026-11-18')),
      project(
        session('late', 'Europe/Berlin', '2026-11-24'),
        session('soon', 'Europe/Berlin', '2026-11-22'),
        session('bare', 'Europe/Berlin'),
      ),
    ]
    expect(nextOfAll(projects, NOW)?.session._id).to.equal('soon')
    expect(nextOfAll([projects[0]!], NOW)).to.equal(undefined)
  })

  it('puts the sessions of a project in order, those that are over last', () => {
    const sessions = [
      session('old', 'Europe/Berlin', '2026-11-18'),
      session('bare', 'Europe/Berlin'),
      session('late', 'Europe/Berlin', '2026-11-24'),
      session('soon', 'Europe/Berlin', '2026-11-18', '2026-11-22'),
    ]
    expect(inOrder(sessions, NOW).map(({ _id }) => _id)).to.deep.equal(['soon', 'late', 'bare', 'old'])
  })
})

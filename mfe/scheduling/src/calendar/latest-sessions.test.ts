import { expect } from 'chai'
import { latestSessions } from './latest-sessions.ts'

const session = (_id: string, ...days: string[]) => ({
  _id,
  name: `Session ${_id}`,
  time_zone: 'UTC',
  sort_order: 0,
  dates: days.map((date) => ({
    _id: `${_id} ${date}`,
    date,
    start_time: '10:00',
    location_type: 'Virtual' as const,
    book_status: 'Hold',
  })),
})

describe('sessions that a date is added to', () => {
  it('come in the order of their last days, the latest first, those without dates last', () => {
    const projects = [
      {
        name: 'Big Film',
        uri: 'big-film',
        sessions: [session('bare'), session('old', '2026-11-03', '2026-10-01')],
      },
      { name: 'Spot', uri: 'spot', sessions: [session('new', '2026-11-02', '2026-11-28')] },
    ]
    expect(
      latestSessions(projects).map(({ id, project, uri, lastDay }) => [id, project, uri, lastDay]),
    ).to.deep.equal([
      ['new', 'Spot', 'spot', '2026-11-28'],
      ['old', 'Big Film', 'big-film', '2026-11-03'],
      ['bare', 'Big Film', 'big-film', ''],
    ])
  })
})

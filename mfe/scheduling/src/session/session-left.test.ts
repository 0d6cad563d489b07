import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { leftToDo } from './session-left.ts'

const somebody = { _id: 'p', first_name: 'Pia', last_name: 'Example', email: 'pia@example.com' }

const dated = (_id: string, date: string, managed: boolean) =>
  ({
    _id,
    date,
    managers: managed ? [somebody] : [],
    lobbyManager: managed ? [somebody] : [],
  }) as unknown as SessionView['dates'][number]

const words = (...asked: Parameters<typeof leftToDo>) =>
  leftToDo(...asked).map(({ date, left }) => `${date._id}: ${left.map((line) => line.words).join(', ')}`)

describe('what is left on a session', () => {
  it('is what the dates from today on lack, the earliest first', () => {
    const dates = [
      dated('late', '2026-11-23', false),
      dated('past', '2026-11-20', false),
      dated('now', '2026-11-21', true),
    ]
    const full = new Map([['late', { booked: 5, places: 24 }]])
    expect(words(dates, '2026-11-21', full)).to.deep.equal([
      'now: No times yet',
      'late: 5 of 24 booked, No manager, No lobby manager',
    ])
  })

  it('is nothing on a full date that people run', () => {
    const full = new Map([['now', { booked: 24, places: 24 }]])
    expect(words([dated('now', '2026-11-21', true)], '2026-11-21', full)).to.deep.equal([])
  })
})

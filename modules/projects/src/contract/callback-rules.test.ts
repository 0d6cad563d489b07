import { expect } from 'chai'
import { isPastMidnight, roleByRole, timeOfTurn } from './callback-rules.ts'

describe('times of a callback', () => {
  it('go role by role, each role in the order of its talent', () => {
    const order = roleByRole(['a Hero', 'b Rival', 'c Hero'].map((one) => ({ one, role: one.slice(2) })))
    expect(order.map(({ one }) => one)).to.deep.equal(['a Hero', 'c Hero', 'b Rival'])
  })

  it('follow each other by the minutes of each talent', () => {
    expect([0, 1, 2, 8].map((place) => timeOfTurn('09:45', 7.5, place))).to.deep.equal([
      '09:45',
      '09:52',
      '10:00',
      '10:45',
    ])
  })

  it('end on the day on which they begin', () => {
    expect(isPastMidnight('23:00', 15, 3)).to.equal(false)
    expect(isPastMidnight('23:00', 15, 4)).to.equal(true)
  })
})

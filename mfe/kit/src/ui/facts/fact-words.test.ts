import { expect } from 'chai'
import { factWords } from './fact-words.ts'

describe('the words of a fact', () => {
  it('begin with a number that is shown large, and what it counts', () => {
    expect(factWords('9 min behind')).to.deep.equal({ value: '9', unit: 'min behind' })
    expect(factWords('5 of 24 booked, 3 confirmed')).to.deep.equal({
      value: '5',
      unit: 'of 24 booked, 3 confirmed',
    })
  })

  it('begin with a span of hours', () => {
    expect(factWords('1 h 25 min behind')).to.deep.equal({ value: '1 h 25 min', unit: 'behind' })
    expect(factWords('2 h behind')).to.deep.equal({ value: '2 h', unit: 'behind' })
  })

  it('begin with a time, behind which its zone stands', () => {
    expect(factWords('10:15 AM PST')).to.deep.equal({ value: '10:15 AM', unit: 'PST' })
    expect(factWords('10:15 AM')).to.deep.equal({ value: '10:15 AM' })
  })

  it('are large as a whole where they begin with none', () => {
    expect(factWords('in 42 min')).to.deep.equal({ value: 'in 42 min' })
    expect(factWords('Nobody waits')).to.deep.equal({ value: 'Nobody waits' })
  })
})

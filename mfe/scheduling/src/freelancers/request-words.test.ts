import { expect } from 'chai'
import { standOf } from './request-words.ts'

describe('the words of a request', () => {
  it('say not booked once all dates are past or the project is archived [FRE-04]', () => {
    for (const over of ['past', 'archived', 'deleted'] as const) {
      expect(standOf({ status: 'none', response: 'yes', over }).word).to.equal('Not booked')
      expect(standOf({ status: 'book', response: 'yes', over }).word).to.equal('Booked')
    }
  })

  it('tell holds from answers and bookings [FRE-04]', () => {
    const wordOf = (status: 'none' | 'reject', response: 'yes' | 'no' | 'second-hold' | 'none') =>
      standOf({ status, response, over: null }).word
    expect(wordOf('none', 'yes')).to.equal('Yes, on hold')
    expect(wordOf('none', 'second-hold')).to.equal('Second hold')
    expect(wordOf('none', 'no')).to.equal('Said no')
    expect(wordOf('none', 'none')).to.equal('Not answered')
    expect(wordOf('reject', 'yes')).to.equal('Released')
  })
})

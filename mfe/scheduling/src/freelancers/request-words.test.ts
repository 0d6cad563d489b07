import { expect } from 'chai'
import { sayWork, standOf } from './request-words.ts'

describe('the words of a request', () => {
  it('say not booked once all dates are past or the project is archived [FRE-04]', () => {
    for (const over of ['past', 'archived', 'deleted'] as const) {
      expect(standOf({ status: 'none', response: 'yes', over, version: 2 }).word).to.equal('Not booked')
      expect(standOf({ status: 'book', response: 'yes', over, version: 2 }).word).to.equal('Booked')
    }
  })

  it('tell holds from answers and bookings [FRE-04]', () => {
    const wordOf = (status: 'none' | 'reject', response: 'yes' | 'no' | 'second-hold' | 'none') =>
      standOf({ status, response, over: null, version: 1 }).word
    expect(wordOf('none', 'yes')).to.equal('Yes, on hold')
    expect(wordOf('none', 'second-hold')).to.equal('Second hold')
    expect(wordOf('none', 'no')).to.equal('Said no')
    expect(wordOf('none', 'none')).to.equal('Not answered')
    expect(wordOf('reject', 'yes')).to.equal('Released')
  })

  it('say that one is asked again once the dates have changed [SCH-14]', () => {
    expect(standOf({ status: 'none', response: 'none', over: null, version: 2 }).word).to.equal('Asked again')
  })

  it('say of each date what is asked, booked and not booked [FRE-04]', () => {
    const [both, one] = [['session_runner', 'lobby_manager'] as const, ['session_runner'] as const]
    expect(sayWork({ roles: [...both], booked: [] }, 'none')).to.equal('Session Runner, Lobby Manager')
    expect(sayWork({ roles: [...both], booked: [...one] }, 'book')).to.equal('Booked as Session Runner')
    expect(sayWork({ roles: [...one], booked: [] }, 'book')).to.equal('Not booked (asked as Session Runner)')
  })
})

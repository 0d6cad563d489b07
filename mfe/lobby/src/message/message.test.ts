import { expect } from 'chai'
import { keyInFragment, pageAddress } from './page-key.ts'
import { isNewlyAllowed, nextRoom } from './room-plan.ts'
import { headline, joinWords, nextWords, ordinal, tabTitle, waitWords } from './status-words.ts'

describe('words of the status page', () => {
  it('writes places as one says them', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal)).to.deep.equal([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
    ])
  })

  it('name the place, else the last event', () => {
    expect(headline({ place: 3, state: 'waiting' })).to.equal('You are 3rd')
    expect(headline({ place: null, state: 'removed' })).to.equal('Oops, you need check in again')
    expect(tabTitle({ place: null, state: 'in_casting', join: 'main' })).to.equal('Join now')
    expect(tabTitle({ place: 1, state: 'on_deck', join: 'test' })).to.equal('You are 1st')
  })

  it('gives the wait as a span, or one number when it is none', () => {
    expect(waitWords({ from: 12, to: 18 })).to.equal('about 12–18 min')
    expect(waitWords({ from: 5, to: 5 })).to.equal('about 5 min')
    expect(waitWords({ from: 0, to: 1 })).to.equal('any moment now')
    expect(waitWords(null)).to.equal(null)
  })

  it('say nothing twice', () => {
    const next = (state: 'in_casting' | 'removed' | 'waiting', message: string) =>
      nextWords({ place: null, state, message })
    expect(next('in_casting', 'It is your turn. Please join now.')).to.equal('Please join now.')
    expect(next('removed', 'Oops, you need check in again')).to.equal(null)
    expect(next('waiting', 'You will be called in when it is your turn.')).to.equal(
      'You will be called in when it is your turn.',
    )
  })

  it('name the room that is joined while one still waits', () => {
    expect(joinWords('main', 'in_casting')).to.equal('Join')
    expect(joinWords('test', 'waiting')).to.equal('Join the virtual lobby')
    expect(joinWords('main', 'on_deck')).to.equal('Join the casting room')
  })
})

describe('key of a talent page', () => {
  it('is read from the fragment and goes into the address for another device', () => {
    expect(keyInFragment('#k=abc_-9')).to.equal('abc_-9')
    expect(keyInFragment('#other=1')).to.equal(null)
    expect(keyInFragment('')).to.equal(null)
    expect(keyInFragment(new URL(pageAddress('https://x.test', 'r1', 'abc')).hash)).to.equal('abc')
  })
})

describe('rooms of a talent', () => {
  it('lead on from the virtual lobby to the casting room and leave closed rooms', () => {
    expect(nextRoom('test', 'main')).to.equal('main')
    expect(nextRoom('main', 'test')).to.equal(null)
    expect(nextRoom('main', null)).to.equal(null)
    expect(nextRoom('main', 'main')).to.equal('main')
    expect(nextRoom(null, 'main')).to.equal(null)
  })

  it('calls the talent when a room opens, not when the page does', () => {
    expect(isNewlyAllowed(undefined, 'main')).to.equal(false)
    expect(isNewlyAllowed(null, 'main')).to.equal(true)
    expect(isNewlyAllowed('test', 'main')).to.equal(true)
    expect(isNewlyAllowed('main', 'main')).to.equal(false)
    expect(isNewlyAllowed('main', null)).to.equal(false)
  })
})

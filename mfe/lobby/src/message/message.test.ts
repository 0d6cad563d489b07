import { expect } from 'chai'
import { keyInFragment, pageAddress } from './page-key.ts'
import { isNewlyAllowed, nextRoom } from './room-plan.ts'
import { headline, joinWords, nextWords, ordinal, tabTitle, waitWords } from './status-words.ts'

const DAY = { date: '2026-11-21', start_time: '18:00', time_zone: 'UTC' }
const NOW = new Date('2026-11-21T19:00:00.000Z')

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

  it('give the wait no narrower than it is known, in hours above an hour [MSG-03]', () => {
    const words = (from: number, to: number, place = 3) =>
      waitWords({ ...DAY, wait: { from, to }, place }, NOW, 'UTC')
    expect(words(12, 18)).to.equal('about 12–18 min')
    expect(words(5, 5)).to.equal('about 5 min')
    expect(words(0, 1, 7)).to.equal('about a minute')
    expect(words(0, 9)).to.equal('up to 9 min')
    expect(words(200, 205, 41)).to.equal('about 3 hours')
    expect(words(120, 287, 41)).to.equal('about 2 to 5 hours')
    expect(words(50, 70)).to.equal('about an hour')
    expect(words(55, 130)).to.equal('about 1 to 3 hours')
    expect(words(10, 80)).to.equal('up to 2 hours')
    expect(waitWords({ ...DAY, wait: null, place: null }, NOW, 'UTC')).to.equal(null)
  })

  it('tell the beginning of a casting that is hours away, and nothing of one that stands still [MSG-03]', () => {
    const words = (now: string, reader = 'UTC') =>
      waitWords({ ...DAY, wait: null, place: 3 }, new Date(now), reader)
    expect(words('2026-11-21T09:00:00.000Z')).to.equal('Casting begins at 6:00 PM')
    expect(words('2026-11-20T09:00:00.000Z')).to.equal('Casting begins on Sat, Nov 21 at 6:00 PM')
    expect(words('2026-11-21T09:00:00.000Z', 'Asia/Tokyo')).to.equal('Casting begins at 6:00 PM UTC')
    expect(words('2026-11-21T23:00:00.000Z')).to.equal(null)
  })

  it('tell a talent who sent a video that it has arrived [CHK-12]', () => {
    const sent = { place: null, state: 'waiting', location_type: 'Video Submission' } as const
    expect(headline(sent)).to.equal('Your submission has arrived')
    expect(headline({ ...sent, state: 'expected' })).to.equal('You are expected')
  })

  it('tell the first in line by a sentence', () => {
    for (const to of [1, 5, 70])
      expect(waitWords({ ...DAY, wait: { from: 0, to }, place: 1 }, NOW, 'UTC')).to.equal(
        'You can be called at any moment.',
      )
    expect(waitWords({ ...DAY, wait: { from: 300, to: 307 }, place: 1 }, NOW, 'UTC')).to.equal(
      'about 5 hours',
    )
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
  it('lead on to the one room that is open, and leave closed rooms', () => {
    expect(nextRoom('test', 'main')).to.equal('main')
    expect(nextRoom('main', 'test')).to.equal('test')
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

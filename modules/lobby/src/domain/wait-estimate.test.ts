import { expect } from 'chai'
import { knownWait, untilStart, waitEstimate } from './wait-estimate.ts'

const minute = (minutes: number) => new Date(Date.parse('2026-03-02T20:00:00.000Z') + minutes * 60_000)
/** Call-ins at these minutes; pairs and groups are pressed seconds apart. */
const at = (now: number, ...calls: number[]) => ({ callTimes: calls.map(minute), now: minute(now) })
const few = 4 / 60

describe('the wait', () => {
  it('is as wide as it is unknown while nothing is known but the planned slot [MSG-03]', () => {
    const planned = { ...at(0), plannedCalls: ['10:00', '10:10', '10:10', '10:20'] }
    const [first, far] = [waitEstimate(1, planned), waitEstimate(5, planned)]
    expect(first).to.deep.equal({ from: 0, to: 5 })
    expect(far).to.deep.equal({ from: 18, to: 62 })
    expect(waitEstimate(5, at(0)).to).to.be.lessThan(far.to)
  })

  it('counts a group as one turn, and those before a place by the people that a turn takes [MSG-03]', () => {
    const pairs = [0, few, 10, 10 + few, 20, 20 + few, 30, 30 + few]
    const seventh = waitEstimate(7, at(30.5, ...pairs))
    expect(seventh.from).to.be.within(25, 39)
    expect(seventh.to).to.be.within(40, 55)
    const alone = waitEstimate(4, at(30.5, 0, 10, 20, 30))
    expect(alone).to.deep.equal(seventh)
  })

  it('is not told to be shorter than those ahead take at a fair pace, however much turns differ [MSG-03]', () => {
    const uneven = at(54, 0, 3, 19, 35, 38, 46)
    for (const ahead of [1, 2, 4, 8])
      expect(waitEstimate(ahead + 1, uneven).from, `${ahead} ahead`).to.be.at.least(2 * ahead)
    expect(waitEstimate(1, uneven).from).to.equal(0)
    expect(waitEstimate(5, uneven).to).to.be.at.least(38)
  })

  it('does not shrink to nothing after six call-ins at once [MSG-03]', () => {
    const six = [0, 20, 40, 60].flatMap((turn) => [0, 1, 2, 3, 4, 5].map((place) => turn + place * few))
    const { from, to } = waitEstimate(7, at(61, ...six))
    expect(from).to.be.at.least(25)
    expect(to).to.be.at.least(40)
  })

  it('goes down with the turn that runs, to none when it lasts', () => {
    const calls = [0, 5, 10, 15]
    expect(waitEstimate(1, at(15, ...calls))).to.deep.equal({ from: 3, to: 7 })
    expect(waitEstimate(1, at(18, ...calls))).to.deep.equal({ from: 0, to: 4 })
    expect(waitEstimate(1, at(40, ...calls)).from).to.equal(0)
  })

  it('reaches further the longer nobody is called: a break of 40 minutes does not leave it as it was [MSG-03]', () => {
    const calls = [0, 5, 10, 15]
    const after = (minutes: number) => waitEstimate(3, at(15 + minutes, ...calls))
    expect(after(10).to).to.be.greaterThan(after(5).to)
    expect(after(45).to).to.be.at.least(after(10).to + 20)
    expect(after(45).from).to.equal(after(10).from)
  })

  it('is not thrown off by a lunch break', () => {
    const [without, with_] = [at(24, 0, 4, 8, 12, 16, 20, 24), at(84, 0, 4, 8, 12, 76, 80, 84)]
    expect(waitEstimate(4, with_).to - waitEstimate(4, without).to).to.be.within(-1, 3)
  })

  it('begins when the casting does, or with its first call', () => {
    const start = 5 * 60 * 60_000
    expect(waitEstimate(1, { ...at(0), start })).to.deep.equal({ from: 300, to: 303 })
    expect(waitEstimate(1, { ...at(0, 0), start }).from).to.equal(1)
    const date = { date: '2026-03-02', startTime: '10:00' }
    const zone = 'America/Los_Angeles'
    expect(untilStart(date, zone, new Date('2026-03-02T13:00:00.000Z'))).to.equal(start)
    expect(untilStart(date, zone, new Date('2026-03-02T18:00:01.000Z'))).to.equal(0)
  })

  it('is not known hours before the casting, nor when nobody was called for hours: the day is over [MSG-03]', () => {
    const before = (hours: number) => knownWait(1, { ...at(0), start: hours * 3_600_000 })
    expect(before(9)).to.equal(null)
    expect(before(0.5)).to.include({ from: 30 })
    expect(knownWait(2, at(540, 0, 5, 10, 15))).to.equal(null)
    expect(knownWait(2, at(60, 0, 5, 10, 15))).to.deep.equal(waitEstimate(2, at(60, 0, 5, 10, 15)))
    expect(knownWait(1, { ...at(1, 0), start: 9 * 3_600_000 }), 'began early').not.to.equal(null)
  })

  it('takes the calls in any order', () => {
    expect(waitEstimate(3, at(12, 12, 0, 8, 4))).to.deep.equal(waitEstimate(3, at(12, 0, 4, 8, 12)))
  })
})

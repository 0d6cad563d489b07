import { expect } from 'chai'
import { correctionsOf, hasMore } from './in-step.ts'

const running = (...at: readonly number[]) => at.map((seconds) => ({ at: seconds, isHeld: false }))
const PLAYS = { kind: 'play', rate: 1 } as const

describe('takes that play side by side', () => {
  it('are left alone while nobody sees that they are apart', () => {
    expect(correctionsOf(running(10, 10.015), 1)).to.deep.equal([PLAYS, PLAYS])
  })

  it('run a little slower while they are a little ahead, the one that leads as well [REV-13]', () => {
    const slower = { kind: 'play', rate: 0.94 }
    expect(correctionsOf(running(10, 10.04), 1)).to.deep.equal([PLAYS, slower])
    expect(correctionsOf(running(10.04, 10), 1)).to.deep.equal([slower, PLAYS])
    expect(correctionsOf(running(10.08, 10), 2)).to.deep.equal([
      { kind: 'play', rate: 1.88 },
      { kind: 'play', rate: 2 },
    ])
  })

  it('stand still when they are clearly ahead until the slowest has come [REV-13]', () => {
    expect(correctionsOf(running(0, 0.1), 1)).to.deep.equal([PLAYS, { kind: 'hold' }])
    const held = { at: 0.1, isHeld: true }
    expect(correctionsOf([{ at: 0.06, isHeld: false }, held], 1)).to.deep.equal([PLAYS, { kind: 'hold' }])
    expect(correctionsOf([{ at: 0.09, isHeld: false }, held], 1)).to.deep.equal([PLAYS, PLAYS])
  })

  it('jump to the one that leads when they are far from it, and hold nobody meanwhile [REV-13]', () => {
    expect(correctionsOf(running(10, 9, 10.01), 1)).to.deep.equal([PLAYS, { kind: 'seek' }, PLAYS])
    expect(correctionsOf(running(10, 11), 1)).to.deep.equal([PLAYS, { kind: 'seek' }])
    // At twice the speed they are twice as far apart after the same moment.
    expect(correctionsOf(running(10, 10.5), 2)).to.deep.equal([{ kind: 'play', rate: 2 }, { kind: 'hold' }])
  })

  it('stay at their end once they are there: playing on would begin them anew [REV-13]', () => {
    const film = { length: 5.39, isEnded: false }
    expect(hasMore(film, 5.2)).to.equal(true)
    expect(hasMore(film, 5.39)).to.equal(false)
    // The one that leads may end a frame later than one of nearly its length.
    expect(hasMore({ ...film, isEnded: true }, 5.37)).to.equal(false)
  })
})

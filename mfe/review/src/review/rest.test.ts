import { expect } from 'chai'
import { Rest } from './rest.ts'

/** Timers that run out when the test says so. */
function byHand() {
  const waiting = new Map<unknown, () => void>()
  return {
    start: (run: () => void, after: number) => {
      expect(after).to.equal(500)
      const timer = Symbol('timer')
      waiting.set(timer, run)
      return timer
    },
    stop: (timer: unknown) => void waiting.delete(timer),
    runOut: () => {
      for (const run of waiting.values()) run()
      waiting.clear()
    },
  }
}
const at = (clientX: number, clientY = 0) => ({ clientX, clientY })

describe('a finger that rests on a card', () => {
  let done = 0
  const begin = () => {
    done = 0
    const timers = byHand()
    const rest = new Rest(timers)
    rest.begin(at(0), () => {
      done += 1
    })
    return { timers, rest }
  }

  it('does something after half a second, though it trembles [REV-03]', () => {
    const { timers, rest } = begin()
    rest.move(at(3, 4))
    expect(done, 'at once').to.equal(0)
    timers.runOut()
    expect(done).to.equal(1)
  })

  it('does nothing when it moves or leaves before [REV-03]', () => {
    const moved = begin()
    moved.rest.move(at(0, 24))
    moved.timers.runOut()
    expect(done, 'moved').to.equal(0)
    const left = begin()
    left.rest.end()
    left.timers.runOut()
    expect(done, 'left').to.equal(0)
  })

  it('counts from the last time it came down [REV-03]', () => {
    const { timers, rest } = begin()
    rest.begin(at(0), () => {
      done += 10
    })
    timers.runOut()
    expect(done).to.equal(10)
  })
})

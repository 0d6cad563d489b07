import { mock } from 'node:test'
import { expect } from 'chai'
import { until } from '../testing/until.ts'
import { WorkLoop } from './work-loop.ts'

describe('work loop', () => {
  let loop: WorkLoop
  afterEach(() => {
    loop.stop()
    mock.timers.reset()
  })
  const turn = () => new Promise(setImmediate)
  const never = () => expect.fail('No pass was to fail.')

  it('runs one pass at a time, and one more for all wakes during it', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    loop = new WorkLoop(() => gates[begun++]!.promise, never)
    loop.start()
    loop.wake()
    loop.wake()
    expect(begun).to.equal(1)
    gates[0]!.resolve()
    await until('the second job has begun', () => begun === 2)
    gates[1]!.resolve()
    await loop.settled()
    expect(begun).to.equal(2)
  })

  it('runs one pass at a time, too, when a pass wakes it before it first waits', async () => {
    const runningAtBegin: number[] = []
    let running = 0
    loop = new WorkLoop(async () => {
      runningAtBegin.push(running)
      running += 1
      if (runningAtBegin.length === 1) loop.wake()
      await Promise.resolve()
      running -= 1
    }, never)
    loop.start()
    await loop.settled()
    expect(runningAtBegin).to.deep.equal([0, 0])
  })

  it('rests between two passes, but begins the first at once', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    let begun = 0
    loop = new WorkLoop(async () => void begun++, never, 30)
    loop.start()
    loop.wake()
    await turn()
    mock.timers.tick(29)
    await turn()
    expect(begun).to.equal(1)
    mock.timers.tick(1)
    await turn()
    expect(begun).to.equal(2)
    mock.timers.tick(30)
  })

  it('wakes itself when it was asked to', async () => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    let passes = 0
    loop = new WorkLoop(async () => void passes++, never)
    loop.start()
    await loop.settled()
    loop.wakeIn(500)
    mock.timers.tick(499)
    await loop.settled()
    expect(passes).to.equal(1)
    mock.timers.tick(1)
    await loop.settled()
    expect(passes).to.equal(2)
  })

  it('tells the first of several failures, and tells again after a pass that went well', async () => {
    const told: unknown[] = []
    const outcomes = ['a', 'b', null, 'c']
    loop = new WorkLoop(
      async () => {
        const outcome = outcomes.shift()
        if (outcome) throw outcome
      },
      (error) => told.push(error),
    )
    loop.start()
    while (outcomes.length > 0) {
      await loop.settled()
      loop.wake()
    }
    await loop.settled()
    expect(told).to.deep.equal(['a', 'c'])
  })

  it('does nothing before it starts and after it stops', async () => {
    let passes = 0
    loop = new WorkLoop(async () => void passes++, never)
    loop.wake()
    loop.start()
    await loop.stop()
    loop.wake()
    loop.wakeIn(0)
    expect(passes).to.equal(1)
  })
})

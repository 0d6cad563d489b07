import { mock } from 'node:test'
import { rateLimiterContract, rateLimiterTimeContract } from '@callboard/core/testing'
import { expect } from 'chai'
import { memoryRateLimiter } from './index.ts'

rateLimiterContract('rate-limiter-flexible in memory', async () => ({
  limiter: memoryRateLimiter(),
  stop: async () => {},
}))

rateLimiterTimeContract('rate-limiter-flexible in memory', async () => {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_800_000_000_000 })
  return {
    limiter: memoryRateLimiter(),
    advance: (seconds) => mock.timers.tick(seconds * 1000),
    stop: async () => mock.timers.reset(),
  }
})

describe('memoryRateLimiter', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_800_000_000_000 }))
  afterEach(() => mock.timers.reset())

  it('lets exactly the allowed number of calls through, also when they come at once', async () => {
    const limiter = memoryRateLimiter()
    const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.take('a', 5, 60)))
    expect(answers.filter((wait) => wait === null)).to.have.length(5)
    expect(answers.filter((wait) => wait === 60)).to.have.length(45)
  })

  it('says how many seconds are left, rounded up, and opens again after them', async () => {
    const limiter = memoryRateLimiter()
    await limiter.take('a', 1, 60)
    mock.timers.tick(20_500)
    expect(await limiter.take('a', 1, 60)).to.equal(40)
    mock.timers.tick(39_499)
    expect(await limiter.take('a', 1, 60)).to.equal(1)
    mock.timers.tick(1)
    expect(await limiter.take('a', 1, 60)).to.equal(null)
  })

  it('does not lengthen the wait of a caller that keeps asking', async () => {
    const limiter = memoryRateLimiter()
    await limiter.take('a', 1, 10)
    for (let second = 1; second < 10; second++) {
      mock.timers.tick(1000)
      expect(await limiter.take('a', 1, 10)).to.equal(10 - second)
    }
    mock.timers.tick(1000)
    expect(await limiter.take('a', 1, 10)).to.equal(null)
  })

  it('counts each key and each limit on its own', async () => {
    const limiter = memoryRateLimiter()
    expect(await limiter.take('a', 1, 60)).to.equal(null)
    expect(await limiter.take('b', 1, 60)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.equal(3600)
  })

  it('refuses limits it could not keep', async () => {
    const limiter = memoryRateLimiter()
    for (const [max, seconds] of [
      [0, 60],
      [Number.NaN, 60],
      [1, 0],
      [1, 30 * 86_400],
    ] as const) {
      const fault = await limiter.take('a', max, seconds).catch((error: unknown) => error)
      expect(fault).to.be.instanceOf(RangeError)
    }
  })
})

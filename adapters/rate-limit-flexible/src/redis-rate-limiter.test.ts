import { setImmediate as turn } from 'node:timers/promises'
import { BreakableLine, peerAddress, rateLimiterContract } from '@callboard/core/testing'
import { expect } from 'chai'
import { type RedisRateLimiter, redisRateLimiter } from './index.ts'
import { forget, newPrefix } from './testing/own-keys.ts'

const silent = { warn: () => {} }

rateLimiterContract('Redis', async () => {
  const prefix = newPrefix()
  const limiter = redisRateLimiter({ url: peerAddress('CALLBOARD_TEST_REDIS'), prefix, logger: silent })
  return {
    limiter,
    stop: async () => {
      await limiter.close()
      await forget(prefix)
    },
  }
})

describe('redisRateLimiter', () => {
  let prefix: string
  let line: BreakableLine
  let logged: [object, string][]
  const limiters: RedisRateLimiter[] = []

  beforeEach(async () => {
    prefix = newPrefix()
    line = await BreakableLine.to(peerAddress('CALLBOARD_TEST_REDIS'))
    logged = []
  })
  afterEach(async () => {
    for (const limiter of limiters.splice(0)) await limiter.close()
    await line.stop()
    await forget(prefix)
  })

  /** A limiter as a process of its own would make it. */
  const ofProcess = (url: string) => {
    const logger = { warn: (facts: object, message: string) => void logged.push([facts, message]) }
    const limiter = redisRateLimiter({ url, prefix, logger })
    limiters.push(limiter)
    return limiter
  }
  const ask = (limiter: RedisRateLimiter) => limiter.take('auth.login:address:203.0.113.7', 5, 60)

  it('shares one count among all processes [SEC-02]', async () => {
    const url = peerAddress('CALLBOARD_TEST_REDIS')
    const [first, second] = [ofProcess(url), ofProcess(url)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? first : second)),
    )
    expect(answers.filter((wait) => wait === null)).to.have.length(5)
    expect(await ask(ofProcess(url))).to.be.within(1, 60)
    expect(logged).to.deep.equal([])
  })

  it('counts the same key under two limits on its own, as in memory', async () => {
    const limiter = ofProcess(peerAddress('CALLBOARD_TEST_REDIS'))
    expect(await limiter.take('a', 1, 60)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.equal(null)
    expect(await limiter.take('a', 2, 3600)).to.be.within(3599, 3600)
  })

  it('goes on counting in each process while Redis is away, at once, and says so once [SEC-02]', async () => {
    await line.cut()
    const limiter = ofProcess(line.address)
    const answers = []
    for (let call = 0; call < 8; call += 1) answers.push(await ask(limiter))
    expect(answers.map((wait) => wait === null)).to.deep.equal([
      ...Array(5).fill(true),
      ...Array(3).fill(false),
    ])
    expect(logged.map(([, message]) => message)).to.deep.equal([
      'Redis is away: rate limits are counted by each process on its own',
    ])
  })

  it('shares the count again when Redis is back, by itself', async () => {
    const [near, direct] = [ofProcess(line.address), ofProcess(peerAddress('CALLBOARD_TEST_REDIS'))]
    expect(await ask(near)).to.equal(null)
    await line.cut()
    expect(await ask(near)).to.equal(null)
    await line.restore()
    for (let call = 0; call < 4; call += 1) expect(await ask(direct)).to.equal(null)
    while (logged.length < 2) await turn()
    expect(await ask(near), 'the five are gone').to.be.within(1, 60)
    expect(logged.map(([, message]) => message)).to.deep.equal([
      'Redis is away: rate limits are counted by each process on its own',
      'Redis is back: rate limits are shared again',
    ])
  })

  it('keeps no call waiting for a Redis that has gone silent', async () => {
    const limiter = ofProcess(line.address)
    expect(await ask(limiter)).to.equal(null)
    line.lose()
    const answers = []
    for (let call = 0; call < 20; call += 1) answers.push(await ask(limiter))
    expect(answers.filter((wait) => wait === null)).to.have.length(5)
    expect(logged).to.have.length(1)
  })

  it('refuses an address that is not of Redis, without repeating it', () => {
    for (const url of ['', 'localhost:6379', 'http://user:secret@redis', 'redis://']) {
      expect(() => ofProcess(url), url).to.throw(/^The Redis address .* redis:\/\/host:port\.$/)
    }
  })

  it('never logs a password', async () => {
    const { port } = new URL(peerAddress('CALLBOARD_TEST_REDIS'))
    const limiter = ofProcess(`redis://callboard:hidden-word@127.0.0.1:${port}`)
    expect(await ask(limiter)).to.equal(null)
    expect(logged).to.have.length(1)
    expect(JSON.stringify(logged)).to.not.include('hidden-word')
  })

  it('refuses limits it could not keep', async () => {
    const limiter = ofProcess(peerAddress('CALLBOARD_TEST_REDIS'))
    for (const [max, seconds] of [
      [0, 60],
      [1, 30 * 86_400],
    ] as const) {
      const fault = await limiter.take('a', max, seconds).catch((error: unknown) => error)
      expect(fault).to.be.instanceOf(RangeError)
    }
  })
})

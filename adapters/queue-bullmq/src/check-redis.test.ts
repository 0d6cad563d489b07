import { BreakableLine, failureOf, peerAddress } from '@callboard/core/testing'
import { expect } from 'chai'
import { checkRedis, redisFault } from './check-redis.ts'
import { createBullRunner } from './create-bull-runner.ts'
import { createJobRelay } from './create-job-relay.ts'
import { ownRedis } from './testing/own-redis.fixture.ts'

describe('check of Redis', () => {
  const told: string[] = []
  const logger = { warn: (_facts: object, message: string) => void told.push(message) }
  const stops: (() => unknown)[] = []
  beforeEach(() => {
    told.length = 0
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
  const redisWith = async (settings: Readonly<Record<string, string>>) => {
    const { redisUrl, stop } = await ownRedis(settings)
    stops.push(stop)
    return redisUrl
  }
  const faultOf = (redisUrl: string) => failureOf(checkRedis(redisUrl, logger, 500))

  it('is content with a Redis as production needs it', async () => {
    await checkRedis(peerAddress('CALLBOARD_TEST_REDIS'), logger)
    expect(told).to.be.empty
    expect(await redisFault(peerAddress('CALLBOARD_TEST_REDIS'))).to.equal(null)
  })

  it('refuses a Redis that may drop jobs, naming the setting', async () => {
    const fault = await faultOf(await redisWith({ 'maxmemory-policy': 'allkeys-lru' }))
    expect(fault)
      .to.include('REDIS_URL')
      .and.include('maxmemory-policy is allkeys-lru')
      .and.include('noeviction')
  })

  it('warns of a Redis that keeps no file, and goes on', async () => {
    await checkRedis(await redisWith({}), logger)
    expect(told.join()).to.include('REDIS_URL').and.include('appendonly')
  })

  it('refuses a Redis that is too old', async () => {
    const line = await BreakableLine.to(peerAddress('CALLBOARD_TEST_REDIS'), (answer) =>
      Buffer.from(answer.toString('latin1').replace(/redis_version:\d\.\d/, 'redis_version:6.1'), 'latin1'),
    )
    stops.push(() => line.stop())
    expect(await faultOf(line.address)).to.match(/^REDIS_URL: Redis 6\.1\.\S+ is too old/)
  })

  it('refuses a wrong password without telling it', async () => {
    const { host } = new URL(await redisWith({ requirepass: 'right' }))
    const wrong = `redis://:mistaken@${host}`
    expect(await faultOf(wrong))
      .to.include('REDIS_URL')
      .and.include('WRONGPASS')
      .and.not.include('mistaken')
    expect(await redisFault(wrong))
      .to.include('WRONGPASS')
      .and.not.include('mistaken')
    await checkRedis(`redis://:right@${host}`, logger)
  })

  it('names REDIS_URL when no server answers', async () => {
    const redisUrl = 'redis://127.0.0.1:1'
    expect(await faultOf(redisUrl))
      .to.include('REDIS_URL')
      .and.include('ECONNREFUSED')
    expect(await redisFault(redisUrl)).to.include('ECONNREFUSED')
  })

  it('does not wait for a Redis that says nothing', async () => {
    const line = await BreakableLine.to(peerAddress('CALLBOARD_TEST_REDIS'))
    stops.push(() => line.stop())
    line.holdBack()
    expect(await redisFault(line.address)).to.include('no answer within 2000 ms')
  })

  it('names REDIS_URL when it is no address, and does not repeat it', async () => {
    const settings = {
      redisUrl: 'http://me:secret@redis',
      store: null as never,
      clock: null as never,
      logger: null as never,
      jobs: [],
      subscriptions: [],
      resolve: () => null as never,
    }
    const faults = [
      await faultOf(settings.redisUrl),
      (await redisFault(settings.redisUrl)) ?? '',
      await failureOf((async () => createJobRelay(settings))()),
      await failureOf((async () => createBullRunner(settings))()),
    ]
    for (const fault of faults) expect(fault).to.include('REDIS_URL must be').and.not.include('secret')
  })
})

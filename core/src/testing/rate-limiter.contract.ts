import { expect } from 'chai'
import type { RateLimiter } from '../kernel/request-ports.ts'
import { eachTest } from './outbox-harness.ts'

export interface RateLimiterHarness {
  readonly limiter: RateLimiter
  stop(): Promise<void>
}

export function rateLimiterContract(name: string, make: () => Promise<RateLimiterHarness>): void {
  describe(`rate limiter: ${name}`, () => {
    const harness = eachTest(make)
    const take = (key: string) => harness().limiter.take(key, 3, 60)

    it('lets as many go on as there are permits, then says how long to wait', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => take('a')))
      expect(answers.filter((answer) => answer === null)).to.have.length(3)
      const waits = answers.filter((answer) => answer !== null)
      for (const wait of waits) expect(wait).to.be.within(1, 60)
      expect(waits).to.have.length(2)
    })

    it('takes a permit back for the next one', async () => {
      for (let call = 0; call < 3; call += 1) await take('a')
      await harness().limiter.giveBack('a', 3, 60)
      expect(await take('a')).to.equal(null)
      expect(await take('a')).to.not.equal(null)
    })

    it('takes many permits at once, up to the last [SEC-10]', async () => {
      const GIB = 1024 ** 3
      const send = (bytes: number) => harness().limiter.take('a', 10 * GIB, 60, bytes)
      expect(await send(6 * GIB)).to.equal(null)
      expect(await send(4 * GIB)).to.equal(null)
      expect(await send(1)).to.be.within(1, 60)
    })

    it('counts each key on its own', async () => {
      for (let call = 0; call < 3; call += 1) await take('a')
      expect(await take('a')).to.not.equal(null)
      expect(await take('b')).to.equal(null)
    })
  })
}

/** For limiters whose time can be moved. */
export function rateLimiterTimeContract(
  name: string,
  make: () => Promise<RateLimiterHarness & { advance(seconds: number): void }>,
): void {
  describe(`rate limiter over time: ${name}`, () => {
    const harness = eachTest(make)

    it('says how long to wait and gives permits again after that', async () => {
      const take = () => harness().limiter.take('a', 3, 60)
      for (let call = 0; call < 3; call += 1) await take()
      harness().advance(59)
      expect(await take()).to.equal(1)
      harness().advance(1)
      expect(await take()).to.equal(null)
    })
  })
}

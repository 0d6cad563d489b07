import { eachTest, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { Captcha } from '../application/ports/index.ts'

export interface CaptchaHarness {
  readonly captcha: Captcha
  /** @returns the answer that a browser would send after a passed check */
  pass(): string
  /** Takes the outside system away, or brings it back. */
  setReachable(reachable: boolean): Promise<void>
  stop(): Promise<void>
}

export function captchaContract(name: string, make: () => Promise<CaptchaHarness>): void {
  describe(`bot check: ${name}`, () => {
    const harness = eachTest(make)
    const verify = (answer: string) => harness().captcha.verify(answer)

    it('lets pass who has passed, once [ACC-05]', async () => {
      const answer = harness().pass()
      expect(await verify(answer)).to.equal(true)
      expect(await verify(answer)).to.equal(false)
    })

    it('lets one of many pass that send the same answer at once', async () => {
      const answer = harness().pass()
      const passed = await Promise.all(Array.from({ length: 5 }, () => verify(answer)))
      expect(passed.filter(Boolean)).to.have.length(1)
    })

    it('stops who sends no answer or makes one up', async () => {
      expect(await verify('')).to.equal(false)
      expect(await verify('made up')).to.equal(false)
    })

    it('says when it cannot check, and takes the same answer when it can again [INT-06]', async () => {
      const answer = harness().pass()
      await harness().setReachable(false)
      const { kind, code } = await refusalOf(verify(answer))
      expect({ kind, code }).to.deep.equal({ kind: 'unavailable', code: 'captcha_unavailable' })
      await harness().setReachable(true)
      expect(await verify(answer)).to.equal(true)
    })
  })
}

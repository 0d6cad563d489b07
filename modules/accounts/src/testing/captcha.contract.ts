import { eachTest, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { Captcha } from '../application/ports/index.ts'

export interface CaptchaHarness {
  readonly captcha: Captcha
  /** @returns the answer that a browser would send after a passed check */
  pass(): Promise<string>
  stop(): Promise<void>
}

export function captchaContract(name: string, make: () => Promise<CaptchaHarness>): void {
  describe(`bot check: ${name}`, () => {
    const harness = eachTest(make)
    const judge = (answer: string) => harness().captcha.judge(answer)

    it('takes the answer of who has passed, for a while to come [ACC-05]', async () => {
      const proof = await judge(await harness().pass())
      expect(proof?.id).to.be.a('string')
      expect(proof?.expiresAt).to.be.greaterThan(new Date())
    })

    it('tells one answer from another by its id', async () => {
      const ids = [await harness().pass(), await harness().pass()].map(
        async (answer) => (await judge(answer))?.id,
      )
      expect(new Set(await Promise.all(ids)).size).to.equal(2)
    })

    it('judges the same answer again as before, unless it says that it judges once', async () => {
      const answer = await harness().pass()
      const first = await judge(answer)
      expect(await judge(answer)).to.deep.equal(harness().captcha.judgesOnce ? null : first)
    })

    it('stops who sends no answer or makes one up', async () => {
      expect(await judge('')).to.equal(null)
      expect(await judge('made up')).to.equal(null)
      expect(await judge(btoa('{"challenge":{"parameters":null},"solution":{}}'))).to.equal(null)
    })

    it('gives work to the browser where no other provider does', async () => {
      const { offer, challenge } = harness().captcha
      expect((await challenge()) !== null).to.equal(offer.kind === 'altcha')
    })
  })
}

/** For checks that an outside system judges. */
export function captchaOutageContract(
  name: string,
  make: () => Promise<CaptchaHarness & { setReachable(reachable: boolean): Promise<void> }>,
): void {
  describe(`bot check without its system: ${name}`, () => {
    const harness = eachTest(make)

    it('says when it cannot judge, and takes the same answer when it can again [INT-06]', async () => {
      const { captcha, pass, setReachable } = harness()
      const answer = await pass()
      await setReachable(false)
      const { kind, code } = await refusalOf(captcha.judge(answer))
      expect({ kind, code }).to.deep.equal({ kind: 'unavailable', code: 'captcha_unavailable' })
      await setReachable(true)
      expect(await captcha.judge(answer)).to.not.equal(null)
    })
  })
}

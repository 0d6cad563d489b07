import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { openOwnPage } from './called-talent.ts'

type Watched = typeof globalThis & { callboardBegun: string[] }

describe('the place in line on the page of a talent', () => {
  const product = productInBrowser()

  for (const [title, reducedMotion, expected] of [
    ['rolls by one step as the line moves', 'no-preference', ['rolling-number-come', 'rolling-number-leave']],
    ['changes at once with reduced motion', 'reduce', []],
  ] as const)
    it(`${title}, and is read as a whole`, async () => {
      const day = await SessionDay.start(product.origin, await signIn(product.origin, 'director'))
      const first = await day.arrive('Ana')
      const page = await openOwnPage(product, await day.arrive('Ben'), () => {
        const begun: string[] = []
        ;(globalThis as Watched).callboardBegun = begun
        addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
      })
      await page.emulateMedia({ reducedMotion })
      const place = (words: string) => page.getByRole('heading', { name: words, exact: true })
      await place('You are 2nd').waitFor()
      await day.act(first.id, 'call-in')
      await place('You are 1st').waitFor()
      expect(await place('You are 1st').textContent()).to.equal('You are 1st')
      expect(await place('You are 1st').getAttribute('aria-atomic')).to.equal('true')
      // Two frames later every animation of the change has begun.
      const begun = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((globalThis as Watched).callboardBegun)),
            ),
          ),
      )
      expect(begun.filter((name) => name.startsWith('rolling-number-')).sort()).to.deep.equal(expected)
    })
})

import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
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

  it('is drawn with the card, which no later part moves', async () => {
    const day = await SessionDay.start(product.origin, await signIn(product.origin, 'director'))
    for (const name of ['Ana', 'Ben', 'Cleo']) await day.arrive(name)
    const { id, key } = await day.arrive('Dan')
    const page = await product.arrive(PHONE)
    const drawn = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      const script = await route.fetch()
      const text = await script.text()
      if (text.includes('line-sketch-') && !text.includes('Check your camera')) await drawn.promise
      await route.fulfill({ response: script })
    })
    await page.goto(`/message/${id}#k=${key}`)
    // The card is drawn anew when the rest of the page is here: one look finds the button of that moment and measures it.
    const top = async () => {
      const seen = await page.waitForFunction(() => {
        const buttons = [...document.querySelectorAll('button')]
        const check = buttons.find(({ textContent }) => textContent?.includes('Check your camera and sound'))
        return check?.getBoundingClientRect().y
      })
      return await seen.jsonValue()
    }
    await top()
    // Until the font has come words are wider and wrap elsewhere.
    await page.evaluate(() => document.fonts.ready)
    const before = await top()
    drawn.resolve()
    await page.getByText('Dan', { exact: true }).waitFor()
    expect(await top()).to.equal(before)
  })
})

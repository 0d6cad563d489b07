import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

type Watched = typeof globalThis & { callboardMoved: string[] }

describe('a face on its way', () => {
  const product = productInBrowser()

  for (const [who, reducedMotion, expected] of [
    ['goes from the line to the room and back', 'no-preference', ['Ana Example', 'Ana Example']],
    ['stays for who wants no motion', 'reduce', []],
  ] as const)
    it(who, async () => {
      const director = await signIn(product.origin, 'director')
      const day = await SessionDay.start(product.origin, director)
      await day.arrive('Ana')
      const page = await product.arrive(DESK, director.token)
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const moved: string[] = []
        ;(globalThis as Watched).callboardMoved = moved
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const face = document.querySelector('[style*="view-transition-name"]')
          moved.push(face?.closest('[aria-label]')?.getAttribute('aria-label') ?? 'nobody')
          return start(update)
        }
      })
      await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
      const row = page.getByRole('listitem', { name: 'Ana' })
      await row.focus()
      await page.keyboard.press('Enter')
      await row.getByText('Called in', { exact: true }).waitFor()
      await page.keyboard.press('b')
      await page.getByText('Ana Example is back in the lobby.').waitFor()
      expect(await page.evaluate(() => (globalThis as Watched).callboardMoved)).to.deep.equal(expected)
    })
})

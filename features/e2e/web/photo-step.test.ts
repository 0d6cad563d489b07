import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Phones, tablets and kiosks both ways round, and desks. */
const SIZES = [
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1024, 1366],
  [1180, 820],
  [1280, 720],
  [1366, 1024],
  [1440, 900],
] as const

/** @returns the buttons that are off the screen or under another thing, without any scrolling */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isFree = width === 0 || button.contains(hit)
      return isFree ? [] : [`${button.textContent} under ${hit?.className ?? 'the edge'}`]
    }),
  )

describe('the photo at check-in', () => {
  const product = productInBrowser()

  for (const query of ['', '?kiosk=true'])
    it(`has all of its buttons in reach on every screen, before and after it is taken${query ? ', at the kiosk' : ''} [CHK-04] [CHK-09]`, async () => {
      const director = await signIn(product.origin, 'director')
      const session = await startSession(director, ['Barista'])
      const page = await product.arrive(DESK)
      await page.goto(`/onboard/${session.studio_uri}/${session._id}${query}`)
      const begin = query ? { name: 'Check in', exact: true } : { name: 'Continue as guest' }
      await page.getByRole('button', begin).click()
      await sayWho(page, 'Ana')
      await next(page)
      await chooseRole(page, 'Barista')
      await next(page)
      await page.getByRole('button', { name: 'Take photo', disabled: false }).waitFor()
      const lookEverywhere = async (when: string) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          expect(await outOfReach(page), `${when} at ${width} x ${height}`).to.deep.equal([])
        }
      }
      await lookEverywhere('before')
      await takePhoto(page)
      await lookEverywhere('after')
    })
})

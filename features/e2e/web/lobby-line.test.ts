import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const NAME = 'Maximilian Example'

describe('a line of the lobby', () => {
  const product = productInBrowser()

  for (const [where, size] of [
    ['on a touch screen, without a pointer', PHONE],
    ['at a desk, once it is chosen', DESK],
  ] as const)
    it(`shows action, menu and wait beside the whole name ${where} [LOB-04]`, async () => {
      const director = await signIn(product.origin, 'director')
      const day = await SessionDay.start(product.origin, director)
      await day.arrive('Maximilian')
      const page = await product.arrive(size, director.token)
      await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
      if (size === PHONE) {
        const touch = await page.context().newCDPSession(page)
        await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
        await page.getByRole('tab', { name: /^Line/ }).click()
      }
      const row = page.getByRole('region', { name: 'Line' }).getByRole('listitem', { name: NAME })
      await row.waitFor()
      if (size === DESK) {
        await row.focus()
        await page.getByLabel('Find talent by name').focus()
      }
      const faults = await row.evaluate((line, name) => {
        const shown = (element: Element | undefined) =>
          element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
        const texts = [...line.querySelectorAll<HTMLElement>('*')]
        const buttons = [...line.querySelectorAll('button')]
        const box = texts.filter(({ textContent }) => textContent === name).at(-1)
        return [
          ...(box && box.scrollWidth <= box.clientWidth ? [] : ['the name is cut']),
          ...(shown(buttons.find(({ textContent }) => textContent === 'Call in')) ? [] : ['no action']),
          ...(shown(buttons.find((one) => one.ariaLabel === `More for ${name}`)) ? [] : ['no menu']),
          ...(shown(texts.find(({ title }) => title === 'Minutes since the check-in')) ? [] : ['no wait']),
        ]
      }, NAME)
      expect(faults).to.deep.equal([])
      const [action, wait] = await Promise.all(
        [row.getByRole('button', { name: 'Call in' }), row.getByTitle('Minutes since the check-in')].map(
          (part) => part.boundingBox(),
        ),
      )
      expect(action!.y, 'the action does not cover the wait').to.be.at.least(wait!.y + wait!.height / 2)
    })
})

import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
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

  for (const [where, size] of [
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)
    detail(
      `is narrowed to any state out of one list, with nothing beside the column ${where} [LOB-18]`,
      async () => {
        const director = await signIn(product.origin, 'director')
        const day = await SessionDay.start(product.origin, director)
        const { id } = await day.arrive('Ana')
        await day.arrive('Ben')
        await day.act(id, 'skip')
        const page = await product.arrive(size, director.token)
        await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
        if (size === PHONE) await page.getByRole('tab', { name: /^Line/ }).click()
        const row = (name: string) => page.getByRole('listitem', { name })
        await row('Ben').waitFor()
        const bar = page.getByRole('search', { name: 'Filters of the line' })
        const states = bar.getByRole('combobox', { name: 'State' })
        await states.waitFor()
        expect(await states.getByRole('option').allTextContents()).to.deep.equal([
          'All states',
          'Waiting 1',
          'Skipped 1',
        ])
        await states.selectOption('Skipped 1')
        await row('Ben').waitFor({ state: 'detached' })
        await row('Ana').waitFor()
        expect(await bar.evaluate((all) => all.scrollWidth - all.clientWidth)).to.equal(0)
      },
    )
})

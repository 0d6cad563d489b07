import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** The account of the page, as one that was there long before. */
const beOldAccount = (page: Page) =>
  page.route('**/who-am-i', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({
      response,
      json: { ...reply, user: { ...reply.user, created_at: '2020-01-01T00:00:00Z' } },
    })
  })

describe('what lies over a page', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  it('tells staff of before what is new, once on a browser, and not in the room [APP-06]', async () => {
    const page = await product.arrive(DESK, scene.director)
    await beOldAccount(page)
    await page.goto(scene.live)
    await page.getByRole('button', { name: 'Call next' }).waitFor()
    const update = page.getByRole('dialog', { name: 'Feature Update' })
    expect(await update.count()).to.equal(0)
    await page.goto('/')
    await update.getByText('Picks become callbacks in one step.').waitFor()
    expect(await update.getByText('audit log').count()).to.equal(0)
    await update.getByRole('button', { name: 'Ok, Got it.' }).click()
    await update.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
    expect(await update.count()).to.equal(0)
  })

  detail(
    'covers the page while a reset link is asked for, and loads it afresh at a click [APP-05]',
    async () => {
      const page = await product.arrive(PHONE)
      await page.goto('/reset-password-request')
      const asked = Promise.withResolvers<void>()
      const held = Promise.withResolvers<void>()
      await page.route('**/api/auth/reset-password-request', async (route) => {
        asked.resolve()
        await held.promise
        await route.abort()
      })
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@callboard.test')
      await page.getByRole('button', { name: 'Send Reset Request' }).click()
      await asked.promise
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Processing... (click to refresh)' }).click()
      await loaded
      held.resolve()
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).to.equal('')
    },
  )

  detail(
    'has help beside the form at sign-in, in one menu on a phone, and leads back into the app around it [APP-13]',
    async () => {
      const desk = await product.arrive(DESK)
      await desk.goto('/auth')
      const help = desk.getByRole('navigation', { name: 'Help' })
      for (const [label, title] of [
        ['About Our Service', 'About our service'],
        ['Casting FAQ', 'Casting FAQ'],
      ] as const) {
        const opened = desk.waitForEvent('popup')
        await help.getByRole('link', { name: label }).click()
        await (await opened).getByRole('heading', { level: 1, name: title }).waitFor()
      }
      await help.getByRole('button', { name: 'Actor Support' }).click()
      const opened = desk.waitForEvent('popup')
      await desk.getByRole('menuitem', { name: 'Troubleshooting' }).click()
      await (await opened).getByText('The camera or the microphone is not found').waitFor()
      expect(await help.getByRole('button', { name: 'Leave' }).count()).to.equal(0)
      await help.getByRole('link', { name: 'Book A Demo' }).click()
      await desk.waitForURL('**/book-a-demo')

      const phone = await product.arrive(PHONE)
      await phone.addInitScript(() => {
        const told: string[] = []
        Object.assign(window, {
          told,
          ReactNativeWebView: { postMessage: (text: string) => told.push(text) },
        })
      })
      await phone.goto('/book-a-demo')
      await phone.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
      await phone.getByRole('button', { name: 'Help' }).click()
      await phone.getByRole('menuitem', { name: 'Tech Support Fridays' }).waitFor()
      await phone.keyboard.press('Escape')
      // Nothing of the header is cut off.
      expect(
        await phone
          .getByRole('banner')
          .evaluate(
            (header) =>
              [...header.querySelectorAll('button')].filter((each) => each.scrollWidth > each.clientWidth)
                .length,
          ),
      ).to.equal(0)
      await phone.getByRole('button', { name: 'Leave' }).click()
      expect(await phone.evaluate(() => (window as unknown as { told: string[] }).told)).to.deep.equal([
        '{"type":"leave"}',
      ])
      await phone.getByRole('button', { name: 'Back' }).click()
      await phone.waitForURL('**/book-a-demo')
    },
  )
})

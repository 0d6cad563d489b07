import { makeBoardLink } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { DESK, KIOSK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { coveredControls, TWELVE_SIZES } from './covered-controls.ts'

/** Lower ones, of a phone that lies on its side, cannot show a photo and what belongs to it at once. */
const LOWEST_FOR_A_PHOTO = 600

/** What lies under something else on a page, on each of the twelve sizes where anything does. */
async function coveredOn(page: Page, what: string, reached: 'scrolled' | 'at once' = 'scrolled') {
  const found: string[] = []
  for (const [width, height] of TWELVE_SIZES) {
    if (reached === 'at once' && height < LOWEST_FOR_A_PHOTO) continue
    await page.setViewportSize({ width, height })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const covered = await coveredControls(page, reached)
    found.push(...covered.map((one) => `${what} at ${width} x ${height}: ${one}`))
  }
  return found
}

describe('a control of a page that is open to everybody', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  for (const [where, query] of [
    ['the kiosk', '?kiosk=true'],
    ['the check-in on one’s own device', ''],
  ] as const)
    it(`lies under no other on any screen in ${where} [CHK-04] [CHK-09]`, async () => {
      const page = await product.arrive(KIOSK)
      await page.goto(scene.onboard + query)
      const begin = page.getByRole('button', { name: 'Check in', exact: true })
      await begin.waitFor()
      const found = await coveredOn(page, 'door')
      await begin.click()
      await page.getByLabel('First name').waitFor()
      found.push(...(await coveredOn(page, 'you')))
      await sayWho(page, 'Cleo')
      await next(page)
      await chooseRole(page, 'Barista')
      found.push(...(await coveredOn(page, 'role')))
      await next(page)
      await page.getByLabel('What the camera sees').waitFor()
      await page.getByRole('button', { name: 'Take photo', disabled: false }).waitFor()
      found.push(...(await coveredOn(page, 'photo')), ...(await coveredOn(page, 'photo', 'at once')))
      await next(page)
      await page.getByRole('alert').waitFor()
      found.push(...(await coveredOn(page, 'photo that lacks', 'at once')))
      await takePhoto(page)
      found.push(...(await coveredOn(page, 'photo taken', 'at once')))
      await next(page)
      await page.getByLabel('I agree to the terms').waitFor()
      found.push(...(await coveredOn(page, 'review')))
      expect(found.join('\n')).to.equal('')
    })

  it('lies under no other on any screen elsewhere [CHK-04]', async () => {
    const director = new ApiClient(product.origin, scene.director)
    const { address } = await director.call(makeBoardLink, { session: scene.session })
    const page = await product.arrive(DESK)
    const found: string[] = []
    for (const path of [
      '/auth',
      '/reset-password-request',
      '/reset-password',
      '/book-a-demo',
      '/no-such-page',
      scene.booking,
      scene.message,
      address!,
      scene.postingLink,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      found.push(...(await coveredOn(page, path)))
    }
    await page.getByRole('link', { name: /^Picks .*View Page$/ }).click()
    await page.getByRole('heading', { name: 'Picks' }).waitFor()
    found.push(...(await coveredOn(page, 'posting page')))
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody-yet@example.com')
    found.push(...(await coveredOn(page, 'e-mail')))
    await page.getByRole('button', { name: 'Continue with Email', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor()
    found.push(...(await coveredOn(page, 'sign-up')))
    const booked = await product.arrive(DESK, scene.talent)
    await booked.goto(scene.booking)
    await booked.getByText('You have an appointment on this date').waitFor()
    found.push(...(await coveredOn(booked, 'own appointment')))
    expect(found.join('\n')).to.equal('')
  })
})

import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { DESK, KIOSK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the header', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  it('leads nowhere at a kiosk, and to sign-in on the same page of a visitor', async () => {
    const page = await product.arrive(KIOSK)
    const header = page.getByRole('banner')
    await page.goto(scene.booking)
    await header.getByRole('link', { name: 'Sign In' }).waitFor()
    // The page asks it itself, once.
    await page.goto(scene.onboard)
    await page.getByRole('button', { name: 'I have an account' }).waitFor()
    expect(await header.getByRole('link', { name: 'Sign In' }).count()).to.equal(0)
    await page.goto(`${scene.onboard}?kiosk=true`)
    await header.getByText('Callboard').waitFor()
    // The page is shown, so the header is complete by now.
    await page.getByRole('button').first().waitFor()
    expect(await header.locator('a, button').count()).to.equal(0)
  })

  detail('marks the profile of a talent at both of its addresses', async () => {
    const page = await product.arrive(DESK, scene.talent)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
    for (const path of ['/', '/profile']) {
      await page.goto(path)
      await current.getByText('Profile', { exact: true }).waitFor()
    }
  })

  detail('has the own profile among the places at the bottom of a phone, and not on a desk', async () => {
    const page = await product.arrive(PHONE, scene.director)
    await page.goto('/')
    const places = page.getByRole('navigation', { name: 'Main' })
    await places.getByRole('link', { name: 'Me', exact: true }).click()
    await page.waitForURL('**/profile')
    await places.locator('[aria-current="page"]').getByText('Me', { exact: true }).waitFor()
    await page.setViewportSize(DESK)
    await places.getByText('Me', { exact: true }).waitFor({ state: 'hidden' })
  })
})

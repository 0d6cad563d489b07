import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the live room on a desk', () => {
  const product = productInBrowser()

  /** Share of the window that is the picture's frame. */
  const share = async (page: Page) => {
    const meeting = page.getByRole('region', { name: 'Meeting' })
    // The room takes the place of its skeleton: for a moment there is neither.
    const { width, height } = (await until('the meeting has its place', () => meeting.boundingBox()))!
    return (width * height) / (DESK.width * DESK.height)
  }

  it('gives the picture the room of the right column, and all of it, by a key [LIV-02]', async () => {
    const director = await signIn(product.origin, 'director')
    const { session } = await startGroup(product.origin, director)
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    const group = page.getByRole('region', { name: 'Current group' })
    const line = page.getByRole('region', { name: 'Line' })
    await group.getByRole('article', { name: 'Ana Example' }).waitFor()
    const whole = await share(page)
    await page.keyboard.press('\\')
    await group.waitFor({ state: 'detached' })
    await page
      .getByRole('list', { name: 'Current group' })
      .getByRole('img', { name: 'Ana Example' })
      .waitFor()
    expect(await share(page)).to.be.above(whole + 0.1)
    await page.reload()
    const unfold = page.getByRole('button', { name: 'Show group and chat' })
    await unfold.waitFor()
    await page.keyboard.press('f')
    await line.waitFor({ state: 'hidden' })
    expect(await share(page)).to.be.above(0.8)
    await page.keyboard.press('f')
    await line.waitFor()
    await unfold.click()
    await group.getByRole('article', { name: 'Ana Example' }).waitFor()
    expect(await share(page)).to.equal(whole)
  })
})

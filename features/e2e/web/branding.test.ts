import { getMessage } from '@callboard/admin/contract'
import { makeBoardLink } from '@callboard/lobby/contract'
import { type BrandView, getSession, saveLogo, updateProject } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn } from '../../drivers/http/office.ts'
import { PHONE } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** It cannot be read on a white page, nor white text on it. */
const ACCENT = '#ffd43b'

describe('the logo and the accent of a project', () => {
  const product = productInBrowser()

  async function branded() {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const { studio } = await director.call(getSession, { id: scene.session })
    const { version } = await director.call(saveLogo, { id: studio, file: waitingPhoto() })
    const { brand } = await director.call(updateProject, { id: studio, version, accent: ACCENT })
    const { address } = await director.call(makeBoardLink, { session: scene.session })
    return { scene, director, brand, board: new URL(address!).pathname }
  }

  /** A colour as the computed styles of the page write it: dark pages take the other shade. */
  const written = (page: Page, colour: string) =>
    page.locator('body').evaluate((place, value) => {
      const line = document.createElement('p')
      line.style.color = value
      place.append(line)
      const { color } = getComputedStyle(line)
      line.remove()
      return color
    }, colour)

  async function expectLook(page: Page, { logo_url, accent }: BrandView): Promise<void> {
    await page.locator(`img[src="${logo_url}"]`).waitFor()
    const shade = await written(page, `light-dark(${accent!.on_light}, ${accent!.on_dark})`)
    await page.waitForFunction(
      (colour) =>
        [...document.querySelectorAll('body *')].some((element) => {
          const { borderTopColor, borderLeftColor, borderBottomColor } = getComputedStyle(element)
          return [borderTopColor, borderLeftColor, borderBottomColor].includes(colour)
        }),
      shade,
    )
  }

  it('are on the pages of talent and clients, in a shade that can be read [PRJ-13]', async () => {
    const { scene, brand, board } = await branded()
    const page = await product.arrive(PHONE)
    for (const address of [scene.onboard, scene.message, scene.booking, board, scene.postingLink]) {
      await page.goto(address)
      await expectLook(page, brand)
    }
    await page.getByRole('link', { name: /^Picks .*View Page$/ }).click()
    await page.waitForURL(/posting-page-via-link/)
    await page.getByRole('heading', { name: 'Picks' }).waitFor()
    await expectLook(page, brand)
  })

  detail('are in mails about the project [PRJ-13]', async () => {
    const { scene, brand } = await branded()
    const [, , uri, session] = scene.onboard.split('/')
    const { submit } = await prepareCheckIn(
      product.origin,
      { uri: uri!, session: session! },
      'Cleo',
      'Regular',
    )
    const { record_id } = await submit()
    const admin = await signIn(product.origin, 'admin')
    const { _id: id } = await new MessageLog(admin).arrived('CHECK_IN_EMAIL', 'kept', { record_id })
    const { html } = await admin.call(getMessage, { id })
    const page = await product.arrive(PHONE)
    await page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html', body: html! }))
    await page.goto('/mail')
    const logo = page.locator(`img[src="${product.origin}${brand.logo_url}"]`)
    expect(await logo.getAttribute('alt')).to.match(/^Corner shop /)
    const button = page.getByRole('link', { name: 'Join virtual lobby' })
    const look = await button.evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link)
      return { color, backgroundColor }
    })
    expect(look).to.deep.equal({
      color: await written(page, brand.accent!.on_fill),
      backgroundColor: await written(page, ACCENT),
    })
  })
})

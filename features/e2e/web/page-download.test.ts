import { addLink, updateLink } from '@callboard/posting/contract'
import { getSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { openView } from '../../drivers/ui/posting-page.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the takes of a posting page in one file', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let scene: CastingScene
  let link: string
  const setLink = async (changes: object) => {
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    await director.call(updateLink, { id: studio, link, ...changes })
  }

  beforeEach(async () => {
    scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    const { posting } = scene.places
    const made = { id: studio, name: 'For saving', posting_pages: [posting], allows_download: true }
    link = (await director.call(addLink, made))._id
  })

  async function open(page: Page): Promise<void> {
    const { uri, posting } = scene.places
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
  }

  for (const [where, screen, test] of [
    ['desk', DESK, detail],
    ['phone', PHONE, it],
  ] as const)
    test(`are saved at a ${where} without an account [PST-08] [OPS-08]`, async () => {
      const page = await product.arrive(screen)
      await open(page)
      await openView(page)
      await page.getByRole('button', { name: 'Download takes' }).click()
      const dialog = page.getByRole('dialog', { name: 'Download takes' })
      await dialog.getByRole('button', { name: 'Prepare download' }).click()
      await dialog.getByText(/^Archive ready: \d+ takes?$/).waitFor()
      const file = page.waitForEvent('download')
      await dialog.getByRole('link', { name: 'Download' }).click()
      expect((await file).suggestedFilename()).to.equal('Picks.zip')
    })

  detail(
    'are not offered where the link allows no downloads, and not given once it stops to [PST-08]',
    async () => {
      const page = await product.arrive(PHONE)
      await open(page)
      const button = page.getByRole('button', { name: 'Download takes' })
      await openView(page)
      await button.click()
      await setLink({ allows_download: false })
      const dialog = page.getByRole('dialog', { name: 'Download takes' })
      await dialog.getByRole('button', { name: 'Prepare download' }).click()
      await dialog.getByText(/^The download could not be prepared\. .* has switched downloads off/).waitFor()
      expect(await page.getByText(/switched downloads off/).count(), 'places that say so').to.equal(1)
      await page.reload()
      await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
      await openView(page)
      await page.getByRole('group', { name: 'Customize' }).waitFor()
      expect(await button.count()).to.equal(0)
    },
  )
})

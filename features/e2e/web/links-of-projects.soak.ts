import { createPage, updateLink } from '@callboard/posting/contract'
import { createProject, getSession } from '@callboard/projects/contract'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a posting link with pages of other projects', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let scene: CastingScene

  beforeEach(async () => {
    scene = await castingScene(product.origin)
  })

  it('takes them by their address, and leads to each of them [PST-05]', async () => {
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    const { uri, link, posting } = scene.places
    await director.call(updateLink, { id: studio, link, posting_pages: [posting] })
    const other = await director.call(createProject, {
      name: `Winter ${link.slice(0, 6)}`,
      project_roles: [],
    })
    const page = await director.call(createPage, { name: 'Winter picks', studio: other._id })
    const addressOf = (id: string) => `${product.origin}/posting-page/${other.uri}/${id}`

    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`/?studio=${studio}`)
    await desk.getByRole('button', { name: 'More for For the client' }).click()
    await desk.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Edit posting link' })
    const field = dialog.getByRole('textbox', { name: 'From other projects' })
    await field.fill(addressOf(UNKNOWN_ID))
    await dialog.getByText('Not Found').waitFor()
    await field.fill('Winter picks')
    await dialog.getByText('This is not the address of a posting page.').waitFor()
    await field.fill(scene.posting.startsWith('http') ? scene.posting : `${product.origin}${scene.posting}`)
    await dialog.getByText('This page is of this project: choose it above.').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This page is of this project: choose it above.').waitFor()
    await field.fill(addressOf(page._id))
    await dialog.getByRole('list', { name: 'Pages of other projects' }).getByText('Winter picks').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText('Picks, Winter picks').waitFor()

    const phone = await product.arrive(PHONE)
    await phone.goto(scene.postingLink)
    await phone.getByRole('button', { name: 'Share' }).click()
    await phone
      .getByRole('dialog', { name: 'Share this page' })
      .getByRole('button', { name: 'Share Link' })
      .waitFor()
    await phone.keyboard.press('Escape')
    await phone
      .getByRole('list', { name: 'From other projects' })
      .getByRole('link', { name: /Winter picks/ })
      .click()
    await phone.getByRole('heading', { name: 'Winter picks', level: 1 }).waitFor()
    await phone.getByRole('button', { name: 'Pages' }).click()
    await phone
      .getByRole('dialog', { name: 'Pages' })
      .getByRole('link', { name: /^Picks/ })
      .click()
    await phone.waitForURL(`**/posting-page-via-link/${uri}/${link}/${posting}`)
    await phone.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
  })
})

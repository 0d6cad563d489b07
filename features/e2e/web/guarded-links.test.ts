import { deletePage, updateLink } from '@callboard/posting/contract'
import { getSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a guarded posting link', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let scene: CastingScene

  beforeEach(async () => {
    scene = await castingScene(product.origin)
  })

  it('shows nothing but a field for its password, and opens for good once it is said [PST-08]', async () => {
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto('/')
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    await desk.goto(`/?studio=${studio}`)
    await desk.getByRole('button', { name: 'More for For the client' }).click()
    await desk.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Edit posting link' })
    await dialog.getByRole('switch', { name: 'Ask for a password' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Type a password, or ask for none').waitFor()
    await dialog.getByRole('textbox', { name: 'Password' }).fill('corner shop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText(/Later picks · password/).waitFor()

    const phone = await product.arrive(PHONE)
    const { uri, link, posting } = scene.places
    await phone.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    const password = phone.getByRole('textbox', { name: 'Password' })
    await password.fill('not this one')
    await phone.getByRole('button', { name: 'Open' }).click()
    await phone.getByText('This password is not right.').waitFor()
    expect(await phone.getByText('Ana').count()).to.equal(0)
    await password.fill('corner shop')
    await phone.getByRole('button', { name: 'Open' }).click()
    await phone.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await phone.reload()
    await phone.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await phone.goto(scene.postingLink)
    await phone.getByText('Later picks', { exact: true }).waitFor()
    await phone.getByText('Dana Whitfield asks for your answers.').waitFor()
    expect(await phone.getByText('Dana Whitfield').count(), 'the name of the sender').to.equal(1)
    const boxes = await Promise.all(
      [
        phone.getByRole('button', { name: 'Share' }),
        phone.getByRole('button', { name: 'Sign in' }),
        phone.getByRole('link', { name: /^Picks .*View Page$/ }),
        phone.getByRole('link', { name: 'Start with Picks' }),
      ].map((one) => one.boundingBox()),
    )
    const [share, toSignIn, first, next] = boxes.map((box) => box!)
    expect([share!.height, toSignIn!.height], 'what a thumb finds').to.deep.equal([44, 44])
    expect(first!.y + first!.height, 'the first page').to.be.at.most(next!.y)
    expect(next!.y + next!.height, 'the way to it').to.be.at.most(PHONE.height)
  })

  detail(
    'is made, renamed, copied, sent and held back from the review as well [PST-05] [PST-08]',
    async () => {
      const desk = await product.arrive(DESK, scene.director)
      await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await desk.goto(scene.review)
      const openLinks = async () => {
        await desk.getByRole('button', { name: 'Posting pages', exact: true }).click()
        await desk.getByRole('menuitem', { name: 'Posting links' }).click()
      }
      await openLinks()
      const links = desk.getByRole('dialog', { name: 'Posting links' })
      await links.getByRole('button', { name: 'New link' }).click()
      const made = desk.getByRole('dialog', { name: 'New posting link' })
      await made.getByLabel('Name').fill('For the agency')
      await made.getByRole('checkbox', { name: 'Picks', exact: true }).check()
      await made.getByRole('button', { name: 'Create link' }).click()
      await made.getByRole('button', { name: 'Close', exact: true }).last().click()
      await openLinks()
      const row = links.getByRole('listitem').filter({ hasText: 'For the agency' })
      await row.getByRole('button', { name: 'Copy client link' }).click()
      const address = await desk.evaluate(() => navigator.clipboard.readText())
      const choose = async (entry: string) => {
        await links.getByRole('button', { name: 'More for For the agency' }).click()
        await desk.getByRole('menuitem', { name: entry }).click()
      }
      await choose('Hold back')
      await row.getByText('Held back').waitFor()
      const visitor = await product.arrive(PHONE)
      await visitor.goto(address)
      await visitor.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
      await choose('Let it open again')
      await row.getByText('Held back').waitFor({ state: 'detached' })
      await choose('Rename')
      const rename = desk.getByRole('dialog', { name: 'Rename For the agency' })
      await rename.getByLabel('Name').fill('For the brand')
      await rename.getByRole('button', { name: 'Save' }).click()
      await links.getByRole('listitem').filter({ hasText: 'For the brand' }).waitFor()
      await links.getByRole('button', { name: 'More for For the brand' }).click()
      await desk.getByRole('menuitem', { name: 'Send by e-mail' }).click()
      await desk
        .getByRole('dialog', { name: 'For the brand' })
        .getByRole('button', { name: 'Send link' })
        .waitFor()
      await desk.goto(scene.review)
      await openLinks()
      await links.getByRole('button', { name: 'More for For the brand' }).click()
      await desk.getByRole('menuitem', { name: 'Password, last day, downloads' }).click()
      await desk
        .getByRole('dialog', { name: 'Edit posting link' })
        .getByRole('switch', { name: 'Ask for a password' })
        .waitFor()
    },
  )

  detail('leads from a page that was deleted to its others [PST-08]', async () => {
    const director = await signIn(product.origin, 'director')
    const watching = await product.arrive(PHONE)
    const { uri, link, posting } = scene.places
    await watching.clock.install()
    await watching.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await watching.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await director.call(deletePage, { id: posting })
    // Nobody tells a page that is open without an account: it looks every 20 s.
    await watching.clock.runFor(20_000)
    await watching.getByRole('heading', { name: 'This page was taken off the link' }).waitFor()
    await watching.getByRole('link', { name: 'See the other page' }).click()
    await watching.getByRole('heading', { name: 'Later picks', level: 1 }).waitFor()
  })

  detail('is made for the newest page with talent unless others are chosen [PST-05]', async () => {
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`/?studio=${studio}`)
    await desk.getByRole('button', { name: /^\+ Add Posting Link/ }).click()
    const dialog = desk.getByRole('dialog', { name: 'New posting link' })
    const chosen = dialog.getByText('Picks', { exact: true })
    await chosen.waitFor()
    await dialog.locator('.mantine-Pill-remove').click()
    await dialog.getByPlaceholder('Choose one or more').waitFor()
    await chosen.waitFor({ state: 'detached' })
  })

  detail('is not said to be missing in the review where the links could not be loaded [PST-08]', async () => {
    const desk = await product.arrive(DESK, scene.director)
    const list = '**/api/postingpage/by-studio/**'
    const error = { code: 'unavailable', message: 'Not now.', request_id: 'x' }
    await desk.route(list, (route) => route.fulfill({ status: 503, json: { error } }))
    await desk.goto(scene.review)
    await desk.getByRole('button', { name: 'Posting pages', exact: true }).click()
    await desk.getByRole('menuitem', { name: 'Posting links' }).click()
    const links = desk.getByRole('dialog', { name: 'Posting links' })
    await links.getByText('The posting links could not be loaded').waitFor()
    expect(await links.getByText('This project has none yet').count()).to.equal(0)
    await desk.unroute(list)
    await links.getByRole('button', { name: 'Retry' }).click()
    await links.getByRole('button', { name: 'New link' }).waitFor()
  })

  detail('opens nothing while staff hold it back, and opens again [PST-08]', async () => {
    const desk = await product.arrive(DESK, scene.director)
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    const watching = await product.arrive(PHONE)
    const { uri, link, posting } = scene.places
    await watching.clock.install()
    await watching.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await watching.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await desk.goto(`/?studio=${studio}`)
    const menu = desk.getByRole('button', { name: 'More for For the client' })
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Hold back' }).click()
    await desk.getByText('For the client opens nothing until you let it.').waitFor()
    const visitor = await product.arrive(PHONE)
    await visitor.goto(scene.postingLink)
    await visitor.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
    const office = await product.arrive(DESK, scene.director)
    await office.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await office.getByText('This link is closed to everyone else').waitFor()
    // Nobody tells a page that is open without an account: it looks every 20 s.
    await watching.clock.runFor(20_000)
    await watching.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
    await menu.click()
    await desk.getByRole('menuitem', { name: 'Let it open again' }).click()
    await desk.getByText('For the client opens again.').waitFor()
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'For the client', level: 1 }).waitFor()
  })

  detail('with one page leads to that page, and Back leaves it [PST-11]', async () => {
    const director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    const { uri, link, posting } = scene.places
    await director.call(updateLink, { id: studio, link, posting_pages: [posting] })
    const visitor = await product.arrive(PHONE)
    await visitor.goto('/auth')
    await visitor.goto(scene.postingLink)
    await visitor.waitForURL(`**/posting-page-via-link/${uri}/${link}/${posting}`)
    await visitor.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    await visitor.goBack()
    await visitor.waitForURL('**/auth')
  })
})

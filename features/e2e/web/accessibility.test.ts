import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { chooseRole, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { LOOKS_AT_DIALOGS, lookAtDialogs } from '../../support/opened-dialogs.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

describe('the accessibility of what pages open', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  detail('the line of the live room on a phone, which begins with the room', async () => {
    const page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.live)
    await page.getByRole('tab', { name: /^Line/ }).click()
    await page.getByText('Ben').filter({ visible: true }).first().waitFor()
    await expectForEverybody(page, 'line')
  })

  it('dialogs and menus over staff pages', async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await page.getByRole('dialog').getByLabel('Project Name').waitFor()
    await expectForEverybody(page, 'new project')
    await page.keyboard.press('Escape')
    // A project with a session of today is open at first.
    await page.getByRole('switch', { name: 'Skip Virtual Lobby' }).first().waitFor()
    await page.getByRole('button', { name: 'profile menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    await expectForEverybody(page, 'open project and profile menu')

    await page.goto(scene.schedule)
    await page.getByRole('button', { name: 'Add time frame' }).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expectForEverybody(page, 'new time frame')

    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Ana' }).click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
    await expectForEverybody(page, 'open group')
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'Copy to Posting page' }).waitFor()
    await expectForEverybody(page, 'copy dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByText('Show these keys').waitFor()
    await expectForEverybody(page, 'keys')

    await page.goto(scene.live)
    await page.getByRole('button', { name: 'More for Ben' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await expectForEverybody(page, 'menu of a talent')
  })

  detail('dialogs, drawers and menus of the console', async () => {
    const page = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token)
    const dialog = page.getByRole('dialog')
    const director = demoEmail('director')
    const users = `/callboard-admin?email=${encodeURIComponent(director)}`
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
    const menuOf = async (item?: string) => {
      await page.goto(users)
      await press(`More for ${director}`)
      if (item) await page.getByRole('menuitem', { name: item }).click()
    }

    await menuOf()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await expectForEverybody(page, 'menu of a user')
    await menuOf('Delete')
    await dialog.getByText('This action cannot be reversed!').waitFor()
    await expectForEverybody(page, 'deletion of a user')
    await menuOf('Invoices')
    await dialog.getByRole('tab', { name: 'Invoiced' }).waitFor()
    await expectForEverybody(page, 'invoices')
    await menuOf('Twilio account')
    await dialog.getByLabel('Account SID').waitFor()
    await expectForEverybody(page, 'Twilio account')
    await page.goto(users)
    await page.getByRole('row', { name: director }).click()
    await dialog.getByRole('region', { name: 'Chat account' }).waitFor()
    await expectForEverybody(page, 'user')
    await dialog.getByRole('tab', { name: 'Details' }).click()
    await dialog.getByText('Chat App ID').waitFor()
    await expectForEverybody(page, 'details of a user')
    await page.goto('/callboard-admin')
    await press('Create New User')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('First name required').waitFor()
    await expectForEverybody(page, 'new user with faults')
    await page.goto('/callboard-admin')
    await press('What deletions keep')
    await dialog.getByLabel('Days after the casting day').waitFor()
    await expectForEverybody(page, 'what deletions keep')

    await page.goto('/callboard-admin?tab=templates&debug=true')
    await press('Add template')
    await dialog.getByLabel('Title').waitFor()
    await expectForEverybody(page, 'new template')
    await page.goto('/callboard-admin?tab=templates')
    await press('client email')
    await dialog.getByLabel('Subject').waitFor()
    await expectForEverybody(page, 'template')
    await dialog.getByRole('tab', { name: 'Raw' }).click()
    await press('Preview')
    await dialog.locator('iframe[title="Preview of the e-mail"]').waitFor()
    await expectForEverybody(page, 'raw template and its preview')
    await page.goto('/callboard-admin?tab=credentials')
    await page.getByLabel('AWS_REGION').fill('us-west-2')
    await press('Update')
    await dialog.getByText('AWS_REGION gets a new value').waitFor()
    await expectForEverybody(page, 'question about credentials')
    await page.goto('/callboard-admin?tab=messages')
    await page.getByRole('row').nth(1).click()
    await dialog.getByText('Asked for').waitFor()
    await expectForEverybody(page, 'message')
  })

  detail('a dialog that is left gives the focus back', async () => {
    const page = await product.arrive(DESK, scene.director)
    await page.goto('/')
    const opener = page.getByRole('button', { name: '+ Create Project' })
    await opener.press('Enter')
    await page.getByRole('dialog').getByLabel('Project Name').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction((button) => document.activeElement === button, await opener.elementHandle())
  })

  detail('the way in', async () => {
    const page = await product.arrive(PHONE)
    await page.goto('/auth')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill(demoEmail('client'))
    await expectForEverybody(page, 'e-mail')
    await page.getByRole('button', { name: 'Continue with Email' }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await expectForEverybody(page, 'password')
  })

  detail('checking in', async () => {
    const page = await product.arrive(PHONE)
    await page.goto(scene.onboard)
    const asGuest = page.getByRole('button', { name: 'Check in', exact: true })
    await asGuest.waitFor()
    await expectForEverybody(page, 'door')
    await asGuest.click()
    const next = page.getByRole('button', { name: 'Next' })
    await sayWho(page, 'Cleo')
    await expectForEverybody(page, 'you')
    await next.click()
    await chooseRole(page, 'Barista')
    await expectForEverybody(page, 'role')
    await next.click()
    await takePhoto(page)
    await expectForEverybody(page, 'photo')
    await next.click()
    await page.getByLabel('I agree to the terms').waitFor()
    await expectForEverybody(page, 'review')
  })

  detail('the status, booking and schedule pages of a talent', async () => {
    const page = await product.arrive(PHONE, scene.talent)
    await page.goto(scene.message)
    await page.getByText('Welcome to').waitFor()
    await expectForEverybody(page, 'status')
    await page.goto(scene.booking)
    await page.getByText('You have an appointment on this date').waitFor()
    await expectForEverybody(page, 'booked')
    await page.goto('/?tab=schedule')
    await page.getByRole('list', { name: 'Appointments' }).waitFor()
    await expectForEverybody(page, 'my schedule')
    const visitor = await product.arrive(PHONE)
    await visitor.goto(scene.booking)
    await visitor.getByRole('radio').first().waitFor()
    await expectForEverybody(visitor, 'booking')
  })
})

describe('the look at opened dialogs', () => {
  const product = productInBrowser({ asked: /Planted/ })

  detail('makes a barrier in one an error of the page', async () => {
    const page = await product.arrive(DESK)
    if (!LOOKS_AT_DIALOGS) await lookAtDialogs(page.context())
    await page.goto('/auth')
    const told = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Planted"><input></div>')
    })
    expect((await told).text()).to.match(/^Barrier in the dialog 'Planted': label: <input>/)
  })
})

import { randomUUID } from 'node:crypto'
import { createUser, login, register, verifyToken } from '@callboard/accounts/contract'
import { createProject } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn } from '../../drivers/http/office.ts'
import { ownAddress } from '../../drivers/http/own-address.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const PASSWORD = 'a long enough secret'

describe('people in the console', () => {
  // A file that is no picture is sent on purpose.
  const product = productInBrowser({ asked: REFUSED })
  let page: Page
  let admin: ApiClient
  let log: MessageLog

  beforeEach(async () => {
    admin = await signIn(product.origin, 'admin')
    log = new MessageLog(admin)
    page = await product.arrive(DESK, admin.token)
  })

  const find = async (email: string) => {
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill(email)
    await page.waitForURL((url) => url.searchParams.get('email') === email)
    await page.getByRole('row', { name: email }).waitFor()
  }
  const signUp = async (email: string) =>
    await new ApiClient(product.origin, undefined, ownAddress()).call(register, {
      email,
      password: PASSWORD,
      user_type: 'casting_professional',
      first_name: 'Nia',
      last_name: 'Wood',
      captcha: await passBotCheck(new ApiClient(product.origin)),
    })

  detail('are found by words of name and address in any order, from two letters on [ADM-02]', async () => {
    const email = `lukasz-${randomUUID().slice(0, 8)}@example.com`
    await admin.call(createUser, {
      email,
      password: PASSWORD,
      user_type: 'talent',
      first_name: 'Łukasz',
      last_name: 'O’Weiß',
    })
    await page.goto('/callboard-admin')
    const box = page.getByRole('searchbox', { name: 'Name or e-mail' })
    await box.fill('o')
    await page.getByText('Type at least 2 letters.').waitFor()
    await box.fill(`oweiss luk ${email.slice(7, 15)}`)
    await page.getByText('Type at least 2 letters.').waitFor({ state: 'detached' })
    await page.getByRole('row', { name: email }).waitFor()
    await page.getByRole('row', { name: 'admin@' }).waitFor({ state: 'detached' })
  })

  detail('are listed with the number of their projects [ADM-02]', async () => {
    const email = `dora-${randomUUID().slice(0, 8)}@example.com`
    const { _id } = await admin.call(createUser, {
      email,
      password: PASSWORD,
      user_type: 'casting_director',
      first_name: 'Dora',
      last_name: 'Two',
    })
    for (const name of ['One', 'Two']) await admin.call(createProject, { name, casting_directors: [_id] })
    await page.goto('/callboard-admin')
    await find(email)
    await page.getByRole('columnheader', { name: 'Projects' }).waitFor()
    await page.getByRole('row', { name: email }).getByRole('cell', { name: '2', exact: true }).waitFor()
  })

  it('are made, edited, given a logo and deleted by a super admin [ADM-02] [ADM-03]', async () => {
    const email = `dora-${randomUUID().slice(0, 8)}@example.com`
    await page.goto('/callboard-admin')
    await page.getByRole('button', { name: 'Create New User' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Create' }).click()
    await drawer.getByText('First name required').waitFor()
    await drawer.getByText('Password is required').waitFor()
    await drawer.getByLabel('First name').fill('Dora')
    await drawer.getByLabel('Last name').fill('Day')
    await drawer.getByLabel('E-mail').fill(email)
    await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await drawer.getByLabel('Business ID').fill('B-17')
    await drawer.getByRole('button', { name: 'Create' }).click()

    const logo = drawer.getByRole('region', { name: 'Logo' })
    await logo.getByText('No Logo').waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    await page.goForward()
    await logo.getByText('No Logo').waitFor()
    const file = logo.locator('input[type=file]')
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await logo.getByText('This file is not a PNG or JPEG picture that we can read.').waitFor()
    await file.setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await waitingPhoto().arrayBuffer()),
    })
    await logo.getByRole('button', { name: 'Remove logo' }).waitFor()
    await drawer.getByText('Fill in this field if you want to update password.').waitFor()
    await drawer.getByLabel('Last name').fill('Daylight')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await drawer.waitFor({ state: 'detached' })

    await find(email)
    await page.getByRole('row', { name: 'Dora Daylight' }).waitFor()
    await page.getByRole('button', { name: `Dora Daylight, edit ${email}` }).press('Enter')
    await drawer.getByRole('tab', { name: 'Details' }).click()
    await drawer.getByText('B-17').waitFor()
    await drawer.getByRole('img', { name: `Logo of ${email}` }).waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: `edit ${email}` }).press('.')
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `More for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText(`Do you really want to delete ${email}?`).waitFor()
    await page.getByText('This action cannot be reversed!').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Nobody fits').waitFor()
  })

  it('are stored by one Save with the accounts at providers that were typed beside them [ADM-03]', async () => {
    const email = `cara-${randomUUID().slice(0, 8)}@example.com`
    await admin.call(createUser, {
      email,
      password: PASSWORD,
      user_type: 'casting_director',
      first_name: 'Cara',
      last_name: 'Day',
    })
    await page.goto(`/callboard-admin?email=${encodeURIComponent(email)}`)
    const open = () => page.getByRole('button', { name: `edit ${email}` }).click()
    const drawer = page.getByRole('dialog')
    const save = drawer.getByRole('button', { name: 'Save' })
    await open()
    await drawer.getByLabel('Last name').fill('Daylight')
    const chat = drawer.getByRole('region', { name: 'Chat account' })
    await chat.getByLabel('App ID').fill('26041cbb')
    await drawer.getByRole('tab', { name: 'Details' }).click()
    await drawer.getByRole('tab', { name: 'Account' }).click()
    await save.click()
    await chat.getByText('Auth key is required').waitFor()
    await chat.getByLabel('Auth key', { exact: true }).fill('the auth key of Cara')
    await chat.getByLabel('API key', { exact: true }).fill('the api key of Cara')
    await chat.getByLabel('API key', { exact: true }).press('Enter')
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: 'Cara Daylight' }).waitFor()
    await open()
    await drawer.getByRole('tab', { name: 'Details' }).click()
    await drawer.getByText('26041cbb').waitFor()
  })

  detail('are not closed over what was typed unless the super admin says so [ADM-03]', async () => {
    const email = `kay-${randomUUID().slice(0, 8)}@example.com`
    await signUp(email)
    await page.goto(`/callboard-admin?email=${encodeURIComponent(email)}`)
    const open = () => page.getByRole('button', { name: `edit ${email}` }).click()
    const drawer = page.getByRole('dialog', { name: 'Edit user' })
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: 'Close without saving?' }))
    await open()
    await drawer.getByLabel('Last name').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await open()
    await drawer.getByLabel('Last name').fill('Typed')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await drawer.getByLabel('Last name').inputValue()).to.equal('Typed')
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Close without saving' }).click()
    await drawer.waitFor({ state: 'detached' })
  })

  detail('are told of a save by another super admin meanwhile', async () => {
    const email = `eve-${randomUUID().slice(0, 8)}@example.com`
    await signUp(email)
    await page.goto(`/callboard-admin?email=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: `Edit ${email}` }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('First name').fill('Eva')
    const other = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token)
    await other.goto(`/callboard-admin?email=${encodeURIComponent(email)}`)
    await other.getByRole('button', { name: `Edit ${email}` }).click()
    await other.getByRole('dialog').getByLabel('First name').fill('Evelyn')
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await other.getByRole('row', { name: 'Evelyn Wood' }).waitFor()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await drawer.getByText('Somebody else has changed this account meanwhile').waitFor()
  })

  it('read after a sign-up as casting professional that they wait, and are approved or declined [ADM-12] [ACC-03]', async () => {
    const [nia, max] = ['nia', 'max'].map((name) => `${name}-${randomUUID().slice(0, 8)}@example.com`)
    const { _id: niaId } = await signUp(nia!)
    const { _id: maxId } = await signUp(max!)
    const visitor = await product.arrive(DESK)
    await visitor.goto('/auth')
    await visitor.getByRole('textbox', { name: 'Email' }).fill(nia!)
    await visitor.getByRole('button', { name: 'Continue with Email' }).click()
    await visitor.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Log In' }).click()
    await visitor.getByRole('heading', { name: 'Your request is waiting' }).waitFor()
    await visitor.getByRole('button', { name: 'Continue as client' }).click()
    await visitor.waitForURL((url) => url.pathname === '/')

    await page.goto('/callboard-admin')
    const waiting = page.getByRole('region', { name: 'Waiting for approval' })
    await waiting.getByText('casting professionals wait for an answer.').waitFor()
    await waiting.getByRole('link', { name: 'Answer' }).click()
    await page.getByRole('button', { name: `Approve ${nia}` }).click()
    await page.getByRole('row', { name: nia! }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Decline ${max}` }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('We know nobody at Wood.')
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('row', { name: max! }).waitFor({ state: 'detached' })
    await log.arrived('STAFF_REQUEST_APPROVED', 'kept', { user_id: niaId! })
    const declined = await log.arrived('STAFF_REQUEST_DECLINED', 'kept', { user_id: maxId! })
    expect(await log.read(declined)).to.include('We know nobody at Wood.')
    const { token } = await new ApiClient(product.origin, undefined, ownAddress()).call(login, {
      email: nia!,
      password: PASSWORD,
    })
    const { user } = await new ApiClient(product.origin, token).call(verifyToken, {})
    expect(user.user_type).to.equal('casting_director')
  })
})

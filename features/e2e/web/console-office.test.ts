import { randomUUID } from 'node:crypto'
import { verifyToken } from '@callboard/accounts/contract'
import { getNotices, saveNotices } from '@callboard/admin/contract'
import { createProject, createSession, setDatesInvoiced } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the office in the console', () => {
  // A template that does not compile is refused on purpose.
  const product = productInBrowser({ asked: REFUSED })
  let page: Page
  let admin: ApiClient

  beforeEach(async () => {
    admin = await signIn(product.origin, 'admin')
    page = await product.arrive(DESK, admin.token)
  })

  detail('marks dates of a casting director as invoiced, and copies them [ADM-05]', async () => {
    const director = await signIn(product.origin, 'director')
    const { user } = await director.call(verifyToken, {})
    const name = `Spot ${randomUUID().slice(0, 8)}`
    const { _id: studio } = await director.call(createProject, { name })
    const date = (day: string) => ({ date: day, start_time: '10:00', location_type: 'Virtual' as const })
    const session = await director.call(createSession, {
      name: 'Calls',
      studio,
      dates: [date('2031-03-04'), date('2031-03-05')],
    })
    await admin.call(setDatesInvoiced, {
      dates: session.dates.map(({ _id }) => ({ session: session._id, day: _id })),
      invoiced: true,
    })

    await page.goto(`/callboard-admin?email=${encodeURIComponent(user.email)}`)
    await page.getByRole('button', { name: `More for ${user.email}` }).click()
    await page.getByRole('menuitem', { name: 'Invoices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invoices' })
    await dialog.getByText('Booked dates that are over and not invoiced yet.').waitFor()
    await dialog.getByRole('tab', { name: 'Invoiced' }).click()
    const mine = dialog.getByRole('listitem').filter({ hasText: name })
    await mine.getByLabel(name).check()
    expect(await mine.getByLabel('03/05/2031 10:00 AM PST').isChecked()).to.equal(true)
    await mine.getByLabel('03/05/2031 10:00 AM PST').uncheck()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy the chosen dates as text' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).to.include(`Project: ${name}\nSession: Calls\n  03/04/2031 10:00 AM PST`)
    expect(copied).not.to.include('03/05/2031')
    await dialog.getByRole('button', { name: 'Mark as Pending' }).click()
    await page.getByText('1 date is pending now.').waitFor()
    await mine.getByLabel('03/04/2031 10:00 AM PST').waitFor({ state: 'detached' })
    await mine.getByLabel('03/05/2031 10:00 AM PST').check()
    await dialog.getByRole('button', { name: 'Mark as Pending' }).click()
    await mine.waitFor({ state: 'detached' })
  })

  it('writes notices, which each reader finds in their place [ADM-06]', async () => {
    const words = `Closed on Friday ${randomUUID().slice(0, 8)}`
    await page.goto('/callboard-admin?tab=notices')
    const client = page.getByRole('region', { name: 'Client notice' })
    const box = client.getByRole('textbox', { name: 'Client notice' })
    await box.fill('Typed and taken back')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await until('the typed words are gone', async () => !(await box.textContent())?.includes('taken back'))
    await box.fill(words)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The notices are saved.').waitFor()
    await client.getByText('Updated').waitFor()
    expect((await admin.call(getNotices, {})).client_notice?.text).to.equal(`<p>${words}</p>`)
    const reader = await product.arrive(DESK, (await signIn(product.origin, 'client')).token)
    await reader.goto('/')
    await reader.getByRole('region', { name: 'Notice' }).getByText(words).waitFor()

    await admin.call(saveNotices, { client_notice: '<p>Of a colleague</p>' })
    await box.fill('Typed meanwhile')
    await page.getByRole('button', { name: 'Save' }).click()
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'Somebody else has changed this notice meanwhile' })
    await told.waitFor()
    expect((await admin.call(getNotices, {})).client_notice?.text).to.equal('<p>Of a colleague</p>')
    await told.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const mine = async () => (await admin.call(getNotices, {})).client_notice?.text
    await until('the typed words are saved', async () => (await mine())?.includes('Typed meanwhile'))

    await admin.call(saveNotices, { client_notice: '<p>Of a colleague</p>' })
    await box.fill('Typed again')
    await page.getByRole('button', { name: 'Save' }).click()
    await told.getByRole('button', { name: 'Load theirs' }).click()
    await box.getByText('Of a colleague').waitFor()
    // The words of before count as a change of theirs.
    await box.fill('Typed meanwhile')
    await page.getByRole('button', { name: 'Save' }).click()
    await until('the words of before are saved', async () => (await mine())?.includes('Typed meanwhile'))
  })

  it('keeps what is typed while notices are on their way [ADM-06]', async () => {
    await page.goto('/callboard-admin?tab=notices')
    const box = page.getByRole('textbox', { name: 'Client notice' })
    const stored = async () => (await admin.call(getNotices, {})).client_notice?.text
    const sent = `Sent ${randomUUID().slice(0, 8)}`
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/admin/notification', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      const response = await route.fetch()
      await mayGo
      await route.fulfill({ response })
    })
    await box.fill(sent)
    await page.getByRole('button', { name: 'Save' }).click()
    await until('the words are stored', async () => (await stored()) === `<p>${sent}</p>`)
    await box.fill('Typed on')
    letGo()
    await page.getByText('The notices are saved.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await until('what was typed on is stored', async () => (await stored()) === '<p>Typed on</p>')
  })

  it('rewords an e-mail in the rich editor and raw, and shows it before [ADM-08]', async () => {
    await page.goto('/callboard-admin?tab=templates')
    await page.getByRole('button', { name: 'archive failed' }).click()
    const drawer = page.getByRole('dialog', { name: 'archive failed' })
    await drawer.getByLabel('Subject').fill('No archive of {{PROJECT_NAME}} this time')
    await drawer.getByRole('textbox', { name: 'Words' }).getByText('could not be built').click()
    await page.keyboard.press('Home')
    await page.keyboard.type('Sorry. ')
    await drawer.getByRole('tab', { name: 'Raw' }).click()
    const raw = drawer.getByLabel('HTML')
    const words = await raw.inputValue()
    expect(words).to.include('Sorry. ').and.to.include('<mj-button href="{{REVIEW_LINK}}">Open Video Review')
    await drawer.getByRole('button', { name: 'Preview' }).click()
    await drawer.getByText('No archive of Harbour Lights this time').waitFor()
    const mail = drawer.frameLocator('iframe[title="Preview of the e-mail"]')
    await mail.getByText('Sorry.').waitFor()
    await mail.getByRole('link', { name: 'Open Video Review' }).waitFor()

    await raw.fill(`${words}\n<mj-tekst>x</mj-tekst>`)
    await drawer.getByRole('button', { name: 'Save' }).click()
    const fault = drawer.getByText(new RegExp(`^Line ${words.split('\n').length + 1}: `))
    await fault.waitFor()
    await raw.fill(words)
    await fault.waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The e-mail archive failed has its new words from now on.').waitFor()
    await page.getByRole('row', { name: /archive failed No archive of/ }).click()
    expect(await drawer.getByLabel('Subject').inputValue()).to.equal(
      'No archive of {{PROJECT_NAME}} this time',
    )
    await drawer.getByRole('button', { name: 'Use the original words' }).click()
    await page
      .getByRole('dialog', { name: 'Use the original words again?' })
      .getByRole('button', { name: 'Use the original words' })
      .click()
    await page.getByRole('row', { name: /archive failed Your download of/ }).waitFor()
  })

  detail('adds and deletes a template only where `debug=true` is in the address [ADM-08]', async () => {
    await page.goto('/callboard-admin?tab=templates')
    await page.getByRole('button', { name: 'client email' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add template' }).count()).to.equal(0)
    await page.goto('/callboard-admin?tab=templates&debug=true')
    await page.getByRole('button', { name: 'Add template' }).click()
    const title = `Greeting ${randomUUID().slice(0, 4)}`
    const dialog = page.getByRole('dialog', { name: 'Add template' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Subject').fill('Hello')
    await dialog.getByLabel('HTML').fill('<p>{{PROJECT_NAME}}</p>')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: title.toLowerCase(), exact: true })
    await drawer.getByRole('button', { name: 'Delete template' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: title.toLowerCase() }).waitFor({ state: 'detached' })
  })

  it('shows who changed what in the audit log, and gives it as a file [ADM-11]', async () => {
    const { user } = await admin.call(verifyToken, {})
    const words = `Closed ${randomUUID().slice(0, 8)}`
    await admin.call(saveNotices, { client_notice: words })
    await admin.call(saveNotices, { client_notice: '' })
    await page.setViewportSize(PHONE)
    await page.goto('/callboard-admin?tab=audit')
    // Of the strip of tabs, which is longer than a phone is wide, the chosen one is in sight.
    const tab = page.getByRole('tab', { name: 'Audit Log' })
    await until('the tab is in sight', () =>
      tab.evaluate((it) => it.getBoundingClientRect().right <= innerWidth),
    )
    await page.setViewportSize(DESK)
    await page.getByRole('combobox', { name: 'User', exact: true }).fill(user.email.slice(0, 8))
    await page.getByRole('option', { name: user.email }).click()
    await page.waitForURL((url) => url.searchParams.get('user') !== null)
    await page
      .getByRole('row', { name: /Admin: save notices/ })
      .first()
      .waitFor()
    await page.getByText(`Text: ${words} → none`).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).to.match(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
    await page.getByLabel('From').fill('1/1/2031')
    await page.getByLabel('From').press('Tab')
    await page.getByText('No change fits').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page
      .getByRole('row', { name: /Admin: save notices/ })
      .first()
      .waitFor()
  })

  detail(
    'tells of a new thing the first of what it has, and all when one asks by the keyboard [ADM-11]',
    async () => {
      const name = `Spot ${randomUUID().slice(0, 8)}`
      const { _id: studio } = await admin.call(createProject, { name })
      await page.goto(`/callboard-admin?tab=audit&project=${studio}`)
      const row = page.getByRole('row', { name: /Projects: create/ })
      await row.getByRole('cell', { name, exact: true }).waitFor()
      expect(await row.getByText('Reminders').count()).to.equal(0)
      const more = row.getByRole('button', { name: /^and \d+ more$/ })
      expect(await more.getAttribute('aria-expanded')).to.equal('false')
      await more.press('Enter')
      await row.getByText('Reminders').waitFor()
      await row.getByRole('button', { name: 'Less', expanded: true }).press('Enter')
      await row.getByText('Reminders').waitFor({ state: 'detached' })
    },
  )

  detail('narrows the message log by template and days, which stand in the address [ADM-10]', async () => {
    await castingScene(product.origin)
    await page.goto('/callboard-admin?tab=messages')
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: 'Check-in', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('template') === 'CHECK_IN_EMAIL')
    await page
      .getByRole('row', { name: /Check-in/ })
      .first()
      .waitFor()
    await page.getByLabel('Until').fill('1/1/2020')
    await page.getByLabel('Until').press('Tab')
    await page.getByText('No message fits').waitFor()
    await page.reload()
    await page.getByText('No message fits').waitFor()
  })
})

import { randomUUID } from 'node:crypto'
import { register } from '@callboard/accounts/contract'
import { getMessage } from '@callboard/admin/contract'
import { getSession, restrictSession, updateSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { ownAddress } from '../../drivers/http/own-address.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { dayFromToday } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 sides') })
const page = {
  name: 'Board.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<html><script>1</script>'),
}

describe('the papers of a session', () => {
  // A document that is not what its name says is refused on purpose.
  const product = productInBrowser({ asked: REFUSED })

  async function office() {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const desk = await product.arrive(DESK, director.token)
    await desk.goto(`/session/${session.studio_uri}/edit/${session._id}`)
    return { director, session, desk }
  }

  /** Takes an entry of the session's menu. */
  async function choose(desk: Page, entry: string): Promise<void> {
    await desk.getByRole('button', { name: 'More for First round' }).click()
    await desk.getByRole('menuitem', { name: entry }).click()
  }

  async function add(desk: Page, list: string, file: ReturnType<typeof pdf>): Promise<void> {
    const chooser = desk.waitForEvent('filechooser')
    await desk.getByRole('button', { name: `Add to ${list}` }).click()
    await (await chooser).setFiles(file)
  }

  async function mailTo(address: string) {
    const admin = await signIn(product.origin, 'admin')
    const log = new MessageLog(admin)
    // The mail is written a moment after the page has said that it is on the way.
    const messages = await until(
      'it is mailed',
      () => log.all({ to: address }),
      ({ length }) => length > 0,
    )
    expect(messages).to.have.length(1)
    return await admin.call(getMessage, { id: messages[0]!._id })
  }

  it('are uploaded, checked and shown to talent when staff say so [SES-08] [SEC-04] [APP-11]', async () => {
    const { session, desk } = await office()
    await desk.getByRole('list', { name: 'Dates' }).getByRole('button').first().click()
    await desk
      .getByRole('button', { name: /^Documents of/ })
      .first()
      .click()
    const script = desk.getByRole('region', { name: 'Script' })
    await add(desk, 'Script', pdf('Sides.pdf'))
    const link = script.getByRole('link', { name: 'Sides.pdf' })
    const opened = await desk.request.get((await link.getAttribute('href'))!)
    expect(opened.headers()).to.include({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    await add(desk, 'Storyboard', page)
    const board = desk.getByRole('region', { name: 'Storyboard' })
    await board.getByText('This file is not what its name says.').waitFor()
    await board.getByRole('button', { name: 'Dismiss' }).click()
    await board.getByText('No document').waitFor()

    const where = { uri: session.studio_uri, session: session._id }
    const checkIn = await prepareCheckIn(product.origin, where, 'Ana', 'Barista')
    const { record_id, page_key } = await checkIn.submit()
    const phone = await product.arrive(PHONE)
    await phone.goto(`/message/${record_id}#k=${page_key}`)
    await phone.getByRole('button', { name: 'Project details' }).click()
    await phone.getByText('There is no script to read yet.').waitFor()
    // The desk shows the change before it is stored.
    const stored = desk.waitForResponse(/\/show-to-talent$/)
    await script.getByRole('switch', { name: 'Show To Talent' }).click()
    await script.getByRole('switch', { name: 'Show To Talent', checked: true }).waitFor()
    await stored
    await phone.reload()
    await phone.getByRole('button', { name: 'Project details' }).click()
    await phone.getByRole('link', { name: 'Sides.pdf' }).waitFor()
  })

  detail('are no client’s who is not invited: one sentence says so [SES-09]', async () => {
    const { director, session } = await office()
    await director.call(restrictSession, { id: session._id, restrict: true })
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.goto(`/studio/${session.studio_uri}/${session._id}`)
    await page.getByRole('heading', { name: 'This session is for invited clients only' }).waitFor()
    expect(await page.getByRole('button', { name: /Retry|Try again/ }).count()).to.equal(0)
  })

  detail(
    'of the next date are those of Project details when none is today, and are named [APP-11]',
    async () => {
      const { director, session, desk } = await office()
      const { _id, version } = await director.call(getSession, { id: session._id })
      const days = [9, 2, 5].map((ahead) => dayFromToday(ahead))
      const date = (day: string) => ({ date: day, start_time: '10:00', location_type: 'Virtual' as const })
      await director.call(updateSession, { id: _id, version, dates: days.map(date) })
      await desk.goto(`/studio/${session.studio_uri}/${session._id}`)
      await desk.getByRole('button', { name: 'Project details' }).click()
      const next = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${days[1]}T00:00:00Z`),
      )
      await desk.getByRole('dialog').getByText(next).waitFor()
    },
  )

  detail('are edited over the live room, a date at a time [LIV-02]', async () => {
    const { session, desk } = await office()
    await desk.goto(`/studio/${session.studio_uri}/${session._id}`)
    await desk.getByRole('button', { name: 'More', exact: true }).click()
    await desk.getByRole('menuitem', { name: 'Edit files' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Edit Files' })
    await add(desk, 'Schedule', pdf('Call sheet.pdf'))
    const link = dialog
      .getByRole('region', { name: 'Schedule' })
      .getByRole('link', { name: 'Call sheet.pdf' })
    await link.waitFor()
    await dialog.getByRole('combobox', { name: 'Date' }).click()
    await desk.getByRole('listbox').getByRole('option').nth(1).click()
    await link.waitFor({ state: 'detached' })
    await dialog.getByRole('combobox', { name: 'Date' }).click()
    await desk.getByRole('listbox').getByRole('option').first().click()
    await link.waitFor()
  })

  detail('reach talent by e-mail, once every recipient is an address [SES-06] [REV-11]', async () => {
    const { session, desk } = await office()
    const address = `ana-${randomUUID().slice(0, 8)}@example.com`
    await choose(desk, 'Send Talent Email')
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send e-mail' }).click()
    await dialog.getByText('Add at least one e-mail address').waitFor()
    await dialog.getByLabel('Recipients').press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await choose(desk, 'Send Talent Email')
    const recipients = dialog.getByLabel('Recipients')
    await recipients.pressSequentially(`${address} nobody`)
    await dialog.getByRole('button', { name: 'Send e-mail' }).click()
    await dialog.getByText('nobody is not an e-mail address.').waitFor()
    await dialog.getByRole('button', { name: 'Remove 1 wrong' }).click()
    await recipients.evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, `Ana Smith <${address}>;`)
    await dialog.getByText('1 address, at most 500.').waitFor()
    await dialog.getByRole('button', { name: 'Send e-mail' }).click()
    await dialog
      .getByText('Not sent: no mail server is set up here. 1 e-mail is kept in the message log.')
      .waitFor()
    const { template, html } = await mailTo(address)
    expect(template).to.equal('TALENT_EMAIL')
    expect(html).to.contain(`/onboard/${session.studio_uri}/${session._id}`)
  })

  detail('bring a client who opens an invitation to the project [PRJ-11]', async () => {
    const { session, desk } = await office()
    const address = `kim-${randomUUID().slice(0, 8)}@example.com`
    await choose(desk, 'Project Invites')
    const dialog = desk.getByRole('dialog')
    await dialog.getByText('Nobody is invited yet').waitFor()
    await dialog.getByLabel('Recipients').pressSequentially(`${address},`)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await dialog
      .getByText('Not sent: no mail server is set up here. 1 e-mail is kept in the message log.')
      .waitFor()
    await dialog.getByRole('list', { name: 'Invited' }).getByText(address).waitFor()

    const { text } = await mailTo(address)
    const invite = /\?invite=([\w.%-]+)/.exec(text)?.[1]
    expect(invite).to.be.a('string')
    const { token } = await new ApiClient(product.origin, undefined, ownAddress()).call(register, {
      email: address,
      password: 'a long enough secret',
      user_type: 'client',
      first_name: 'Kim',
      last_name: 'Example',
      captcha: await passBotCheck(new ApiClient(product.origin)),
    })
    const client = await product.arrive(DESK, token ?? undefined)
    await client.goto('/')
    await client.getByText('No invitation yet').waitFor()
    await client.goto(`/?invite=${invite}`)
    await client.getByRole('region', { name: 'Next session' }).getByText(session.name).waitFor()
    await desk.reload()
    await choose(desk, 'Project Invites')
    await desk.getByRole('list', { name: 'Invited' }).getByText('joined').waitFor()
  })
})

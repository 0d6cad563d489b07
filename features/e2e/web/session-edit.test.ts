import { addRole, getSession } from '@callboard/projects/contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the session page', () => {
  // The question about appointments is a refusal, a role that is there already another one.
  const product = productInBrowser({ asked: /status of (409 .*\/api\/sessions|4\d\d .*\/api\/studio\/role)/ })

  async function open() {
    const director = await signIn(product.origin, 'director')
    const { _id: id, studio, studio_uri: uri, dates } = await startSession(director, ['Barista'])
    const day = { session: id, day: dates[1]!._id }
    await director.call(addTimeFrame, {
      ...day,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 2 }],
    })
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${uri}/edit/${id}`)
    const stored = () => director.call(getSession, { id })
    return { page, id, uri, day: day.day, stored, director, project: studio }
  }

  const dates = (page: Page) => page.getByRole('list', { name: 'Dates' }).getByRole('button')
  const editor = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Start time') })
  const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

  it('has dates as lines that open in an editor, and a bar only while something is not saved [SES-02]', async () => {
    const { page, stored } = await open()
    await dates(page).filter({ hasText: '0 of 8 booked' }).waitFor()
    expect(await bar(page).count()).to.equal(0)
    await dates(page).first().click()
    await editor(page).getByLabel('Start time').fill('11:30')
    await editor(page).getByRole('combobox', { name: 'Location type' }).click()
    await page.getByRole('option', { name: 'In Person' }).click()
    await page.keyboard.press('Escape')
    await bar(page).getByText('Unsaved: start time, location', { exact: true }).waitFor()
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await bar(page).waitFor({ state: 'detached' })
    await dates(page).first().getByText('10:00 AM').waitFor()
    await dates(page).first().click()
    await editor(page).getByLabel('Start time').fill('11:45')
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await bar(page).waitFor({ state: 'detached' })
    const [first] = (await stored()).dates
    expect(first!.start_time).to.equal('11:45')
  })

  detail(
    'shows a role that a colleague has added meanwhile once it is refused a second time [SES-02]',
    async () => {
      const { page, director, project } = await open()
      await page.getByRole('tab', { name: 'Roles' }).click()
      const roles = page.getByRole('list', { name: 'Roles' }).getByRole('listitem')
      await roles.filter({ hasText: 'Barista' }).waitFor()
      await director.call(addRole, { id: project, role: 'Nurse' })
      await page.getByRole('textbox', { name: 'Role Name' }).fill('Nurse')
      await page.getByRole('button', { name: 'Add Role' }).click()
      await page.getByText('Role already added').waitFor()
      await roles.filter({ hasText: 'Nurse' }).waitFor()
    },
  )

  detail('offers a removed date back until that is saved [SES-02]', async () => {
    const { page, stored } = await open()
    const { length } = (await stored()).dates
    const said = page.getByRole('status').filter({ hasText: 'The date goes when you save.' })
    const remove = async () => {
      await dates(page).first().click()
      await editor(page)
        .getByRole('button', { name: /^Remove \w+day,/ })
        .click()
      await said.waitFor()
    }
    await remove()
    await said.getByRole('button', { name: 'Undo' }).click()
    await bar(page).waitFor({ state: 'detached' })
    expect(await dates(page).count()).to.equal(length)
    await remove()
    // Words under the pointer do not leave by themselves.
    await said.hover()
    await page.keyboard.press('Control+s')
    await bar(page).waitFor({ state: 'detached' })
    await said.waitFor({ state: 'detached' })
    expect((await stored()).dates).to.have.length(length - 1)
  })

  detail(
    'closes the question about its talent by Escape, and the editor with its change stays [SCH-14]',
    async () => {
      const { page, id, day } = await open()
      const on = { session: id, day }
      const talent = await signUpTalent(product.origin, 'Tess')
      const { dates: days } = await talent.call(listAvailability, on)
      const [[availability, frame] = []] = Object.entries(Object.values(days)[0] ?? {})
      await talent.call(bookSlot, {
        ...on,
        availability: availability!,
        start_time: frame!.slots[0]!.start,
        role: 'Barista',
      })
      await dates(page).nth(1).click()
      await editor(page).getByRole('combobox', { name: 'Location type' }).click()
      await page.getByRole('option', { name: 'In Person' }).click()
      await editor(page).getByLabel('Place').fill('Stage 4')
      await editor(page).getByRole('button', { name: 'Save' }).click()
      const question = page.getByRole('dialog', { name: 'Save and tell the talent?' })
      for (const _time of [1, 2]) {
        await question.waitFor()
        await page.keyboard.press('Escape')
        await question.waitFor({ state: 'detached' })
        expect(await editor(page).getByLabel('Place').inputValue()).to.equal('Stage 4')
        await editor(page).getByRole('button', { name: 'Save' }).click()
      }
    },
  )

  detail(
    'opens the editor of the date whose field is at fault, and stands at that field [SES-03]',
    async () => {
      const { page, stored } = await open()
      const [today] = (await stored()).dates
      await dates(page).nth(1).click()
      await editor(page).getByLabel('Date', { exact: true }).fill(today!.date)
      await page.keyboard.press('Escape')
      await bar(page).getByRole('button', { name: 'Save' }).click()
      const field = editor(page).getByLabel('Date', { exact: true })
      await editor(page).getByText('date already scheduled').waitFor()
      await until('the field has the focus', () =>
        field.evaluate((input) => input === document.activeElement),
      )
      await page.keyboard.press('Escape')
      await dates(page).getByText('date already scheduled').waitFor()
      await page.getByLabel('Session name').fill('')
      await dates(page).nth(1).click()
      await editor(page).getByRole('button', { name: 'Save' }).click()
      await editor(page).waitFor({ state: 'detached' })
      await page.getByText('A name is required').waitFor()
      await until('the name has the focus', () =>
        page.getByLabel('Session name').evaluate((input) => input === document.activeElement),
      )
    },
  )

  detail('says what is left beside the fields, and each line leads to where one does it', async () => {
    const { page, day } = await open()
    const left = page.getByRole('complementary', { name: 'What is left' })
    await left.getByRole('button', { name: 'No lobby manager' }).first().click()
    await editor(page).getByLabel('Lobby managers').waitFor()
    await page.keyboard.press('Escape')
    await editor(page).waitFor({ state: 'detached' })
    await left.getByRole('link', { name: '1 schedule not shared' }).waitFor()
    await left.getByRole('link', { name: '0 of 8 booked' }).click()
    await page.waitForURL((url) => url.pathname.endsWith(`/schedule/${day}`))
  })

  it('shares every address of the session behind one button: to copy, as a QR code, or by mail [PRJ-04] [SCH-01]', async () => {
    const { page, id, uri, day } = await open()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    const copied = async (words: string | RegExp) => {
      const before = await clipboard()
      await page.getByRole('button', { name: words }).last().click()
      const text = await until('another address is copied', clipboard, (now) => now !== before)
      return text.replace(product.origin, '')
    }
    expect(await copied('Copy check-in link')).to.equal(`/onboard/${uri}/${id}`)
    expect(await copied('Copy kiosk link')).to.equal(`/onboard/${uri}/${id}?kiosk=true`)
    expect(await copied('Copy client link')).to.equal(`/studio/${uri}/${id}`)
    expect(await copied(/^Copy booking link of/)).to.equal(`/schedule/${uri}/${id}/${day}`)
    await page.getByRole('button', { name: 'QR code, Kiosk' }).click()
    await page.getByRole('img', { name: 'QR code, Kiosk' }).waitFor()
    const mail = await page.getByRole('link', { name: 'E-mail, Check-in' }).getAttribute('href')
    expect(decodeURIComponent(mail!)).to.equal(
      `mailto:?subject=Check-in&body=${product.origin}/onboard/${uri}/${id}`,
    )
    await page.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Make a link' }).click()
    expect(await copied('Copy board link')).to.match(/^\/board\//)
    await page
      .getByRole('button', { name: /^E-mail, Booking of/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Share schedule by e-mail' }).waitFor()
  })
})

import { randomUUID } from 'node:crypto'
import { getLobby, getTalentInfo } from '@callboard/lobby/contract'
import { getSession } from '@callboard/projects/contract'
import { listAppointments } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { bookTalent } from './scheduled-talent.ts'

describe('the toolbar of the lobby', () => {
  const product = productInBrowser()

  /** An empty lobby of today, and a page of it. */
  async function emptyLobby() {
    const director = await signIn(product.origin, 'director')
    const { studio_uri: uri, _id: session, dates } = await startSession(director, ['Barista', 'Regular'])
    const page = await product.arrive(DESK, director.token!)
    await page.goto(`/studio/${uri}/${session}`)
    await page.getByRole('button', { name: 'Quick add' }).waitFor()
    return { director, page, session, uri, today: dates[0]!._id }
  }

  const choose = async (page: Page, item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  const row = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Checked in' }).getByRole('listitem', { name })

  it('adds a talent with the words of the form, in its order [LOB-01, LOB-07]', async () => {
    const { page } = await emptyLobby()
    await page.getByRole('button', { name: 'Quick add' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quick Add Talent' })
    await dialog.getByRole('button', { name: 'Add to lobby' }).click()
    for (const words of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please add a role!',
      'Please enter a valid phone number!',
    ])
      await dialog.getByText(words).waitFor()
    await dialog.getByLabel('First name').fill('Quinn')
    await dialog.getByLabel('Last name').fill('Adams')
    await dialog.getByLabel('Email').fill(`quinn-${randomUUID().slice(0, 8)}@example.com`)
    await dialog.getByRole('combobox', { name: 'Role' }).fill('Barista')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('(213) 555-0188')
    await dialog.getByRole('button', { name: 'Add to lobby' }).click()
    await row(page, 'Quinn Adams').waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  detail('goes from the checked in to the scheduled by the arrows, and round [LOB-01]', async () => {
    const { page } = await emptyLobby()
    const tabs = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: /^Scheduled/ }) })
    const [first, second] = [tabs.getByRole('tab').nth(0), tabs.getByRole('tab').nth(1)]
    await first.focus()
    for (const [key, chosen] of [
      ['ArrowRight', second],
      ['ArrowRight', first],
      ['ArrowLeft', second],
    ] as const) {
      await page.keyboard.press(key)
      await chosen.and(page.locator('[aria-selected="true"]:focus')).waitFor()
    }
  })

  detail('checks a scheduled talent in, into the group, and marks the entry [LOB-01, LOB-06]', async () => {
    const { director, page, session, today } = await emptyLobby()
    await bookTalent(product.origin, director, { session, day: today, name: 'Tess' })
    await page.getByRole('tab', { name: 'Scheduled' }).click()
    await page.getByRole('button', { name: 'Check in Tess Example' }).click()
    await page.getByText('Every one is checked in for today').waitFor()
    await page.getByRole('tab', { name: 'Checked In' }).click()
    await row(page, 'Tess Example').waitFor()
    const { records, current_group } = await director.call(getLobby, { id: session })
    expect(current_group?.records).to.deep.equal([records[0]!._id])
    const [entry] = await director.call(listAppointments, { session, day: today })
    expect(entry?.is_checked_in).to.equal(true)
  })

  detail('says that nothing is scheduled [LOB-06]', async () => {
    const { page } = await emptyLobby()
    await page.getByRole('tab', { name: 'Scheduled' }).click()
    await page.getByText('No scheduled appointments for today').waitFor()
  })

  it('clears the list after a question, on every screen [LOB-01, LOB-09]', async () => {
    const { director, page, session, uri } = await emptyLobby()
    await (await prepareCheckIn(product.origin, { uri, session }, 'Ana', 'Barista')).submit()
    await row(page, 'Ana Example').waitFor()
    const other = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token!)
    await other.goto(`/studio/${uri}/${session}`)
    await row(other, 'Ana Example').waitFor()
    await choose(page, 'Clear records')
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Clear records' }).click()
    for (const screen of [page, other]) await row(screen, 'Ana Example').waitFor({ state: 'detached' })
    expect((await director.call(getLobby, { id: session })).records).to.deep.equal([])
  })

  it('adds a date: 10:00, on Hold, virtual; none in the past and none twice [LOB-08]', async () => {
    const { director, page, session } = await emptyLobby()
    await choose(page, 'Add new date')
    const dialog = page.getByRole('dialog', { name: 'Add New Date' })
    const date = dialog.getByLabel('Date')
    expect(await dialog.getByLabel('Start time').inputValue()).to.equal('10:00 AM')
    // The field begins at the first day that may be chosen, and does not step before it.
    const first = await date.inputValue()
    await date.press('ArrowDown')
    expect(await date.inputValue()).to.equal(first)
    await date.press('ArrowUp')
    expect(await date.inputValue()).not.to.equal(first)
    await date.press('ArrowDown')
    await dialog.getByRole('button', { name: 'Add date' }).click()
    await dialog.getByText('date already scheduled').waitFor()
    await date.fill(dayFromToday(-1))
    await dialog.getByText('A date cannot be in the past.').waitFor()
    await date.fill(dayFromToday(3))
    await dialog.getByRole('button', { name: 'Add date' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { dates } = await director.call(getSession, { id: session })
    const added = dates.find(({ date: day }) => day === dayFromToday(3))
    expect(added).to.include({ start_time: '10:00', location_type: 'Virtual', book_status: 'Hold' })
    expect(dates).to.have.length(3)
  })

  detail('asks for the place of a date in person [LOB-08]', async () => {
    const { page } = await emptyLobby()
    await choose(page, 'Add new date')
    const dialog = page.getByRole('dialog', { name: 'Add New Date' })
    await dialog.getByLabel('Date').fill(dayFromToday(4))
    await dialog.getByRole('combobox', { name: 'Location type' }).click()
    await page.getByRole('option', { name: 'In Person' }).click()
    await dialog.getByRole('button', { name: 'Add date' }).click()
    await dialog.getByText('A place is required').waitFor()
  })

  it('edits the casting notes of a date [LIV-11]', async () => {
    const { director, page, session, today } = await emptyLobby()
    await choose(page, 'Edit notes')
    const dialog = page.getByRole('dialog', { name: 'Edit Notes' })
    await dialog.getByRole('textbox', { name: 'Casting notes' }).fill('Bring a hat.')
    await dialog.getByLabel('Show To Talent').check()
    await dialog.getByRole('button', { name: 'Save notes' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { dates } = await director.call(getSession, { id: session })
    const noted = dates.find(({ _id }) => _id === today)
    expect(noted).to.include({ description: '<p>Bring a hat.</p>', show_description_to_talent: true })
  })

  detail('keeps sizes and height of a talent, and shows them in the info [LOB-12]', async () => {
    const { director, page, session, uri } = await emptyLobby()
    const { record_id: id } = await (
      await prepareCheckIn(product.origin, { uri, session }, 'Dina', 'Barista')
    ).submit()
    await row(page, 'Dina Example').waitFor()
    await page.getByRole('button', { name: 'More for Dina' }).click()
    await page.getByRole('menuitem', { name: 'Talent info' }).click()
    const info = page.getByRole('dialog', { name: 'Talent info' })
    await info.getByRole('button', { name: 'Edit sizes and agent' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit sizes and agent: Dina Example' })
    await dialog.getByLabel('Height, ft').fill('5')
    await dialog.getByLabel('Height, in').fill('7')
    await dialog.getByRole('combobox', { name: 'Clothes type' }).click()
    await page.getByRole('option', { name: "Women's" }).click()
    await dialog.getByRole('combobox', { name: 'Dress' }).fill('Adult 6')
    await page.getByRole('option', { name: 'Adult 6', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const saved = await director.call(getTalentInfo, { id })
    expect(saved.height).to.deep.equal({ ft: 5, inches: 7 })
    expect(saved.clothes_size_object.dress?.value).to.equal('ADULT_6')
  })

  it('tells of an arrival by a sound and a notification once they were allowed on this device [LOB-15]', async () => {
    const { page, session, uri } = await emptyLobby()
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (at) {
        told.push('sound')
        start.call(this, at)
      }
      class Told {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor(title: string) {
          told.push(title)
        }
      }
      Object.assign(window, { Notification: Told })
    })
    const heard = () => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0))
    await page.reload()
    const arrive = async (name: string) => {
      await (await prepareCheckIn(product.origin, { uri, session }, name, 'Barista')).submit()
      await row(page, name).waitFor()
    }
    await arrive('Ana')
    expect(await heard(), 'silent at first').to.deep.equal([])
    await page.getByRole('button', { name: 'Arrivals: silent' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Sound' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Desktop notification' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Desktop notification', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    await heard()
    await arrive('Ben')
    await page.waitForFunction(() => (window as unknown as { told: string[] }).told.length > 1)
    expect(new Set(await heard())).to.deep.equal(new Set(['sound', 'Ben Example has arrived']))
  })
})

import { wallClock } from '@callboard/core/http-contract'
import { getSignInSheet } from '@callboard/lobby/contract'
import { getSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday, figures } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('fields of dates and times', () => {
  const product = productInBrowser()

  async function open() {
    const director = await signIn(product.origin, 'director')
    const { _id: id, studio_uri: uri } = await startSession(director, ['Barista'])
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${uri}/edit/${id}`)
    const line = page.getByRole('list', { name: 'Dates' }).getByRole('button').last()
    await line.click()
    await date(page).waitFor()
    const last = async () => (await director.call(getSession, { id })).dates.at(-1)!
    return { page, line, last }
  }

  const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Start time') })
  const date = (page: Page) => drawer(page).getByLabel('Date', { exact: true })
  const time = (page: Page) => drawer(page).getByLabel('Start time')
  const picker = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

  it('take what is typed in the form of their reader, and Enter saves it', async () => {
    const { page, last } = await open()
    const day = dayFromToday(40)
    await date(page).fill(figures(day).replace(/\d\d(\d\d)$/, '$1'))
    await time(page).fill('115p')
    expect(await date(page).inputValue()).to.equal(figures(day))
    await time(page).press('Enter')
    await drawer(page).waitFor({ state: 'detached' })
    expect(await last()).to.include({ date: day, start_time: '13:15' })
  })

  detail('say how a date and a time are written when the text names none, and are not saved', async () => {
    const { page, line, last } = await open()
    const before = await last()
    await date(page).fill('2/30')
    await time(page).fill('25:00')
    await time(page).press('Enter')
    await drawer(page)
      .getByText(/^Write the date like \d+\/\d+\/\d{4}\.$/)
      .waitFor()
    await drawer(page).getByText('Write the time like 10:00 AM.').waitFor()
    await until('the date has the focus', () =>
      date(page).evaluate((input) => input === document.activeElement),
    )
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await line.click()
    expect(await date(page).inputValue()).to.equal('2/30')
    expect(await last()).to.include({ date: before.date, start_time: before.start_time })
  })

  detail('step by days and by five minutes with the arrows, and tell the zone of the session', async () => {
    const { page } = await open()
    await date(page).fill(dayFromToday(40))
    await date(page).press('ArrowUp')
    expect(await date(page).inputValue()).to.equal(figures(dayFromToday(41)))
    await time(page).fill('9:58 AM')
    await time(page).press('ArrowUp')
    expect(await time(page).inputValue()).to.equal('10:00 AM')
    await time(page).press('ArrowDown')
    expect(await time(page).inputValue()).to.equal('9:55 AM')
    expect(await time(page).getAttribute('aria-description')).to.match(/^(P[DS]T|GMT|UTC)/)
  })

  detail('open their pickers with Alt and the arrow; Escape leaves only the picker', async () => {
    const { page } = await open()
    await date(page).fill('2030-11-24')
    await date(page).press('Alt+ArrowDown')
    await until('the chosen day has the focus', () =>
      picker(page, 'Date').evaluate(
        (root) => root.querySelector('[data-selected]') === document.activeElement,
      ),
    )
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await picker(page, 'Date').waitFor({ state: 'detached' })
    expect(await date(page).inputValue()).to.equal('11/25/2030')
    await time(page).fill('10:20')
    await time(page).press('Alt+ArrowDown')
    await until('the time before has the focus', () =>
      picker(page, 'Start time').evaluate(() => document.activeElement?.textContent === '10:15 AM'),
    )
    await page.keyboard.press('Escape')
    await picker(page, 'Start time').waitFor({ state: 'detached' })
    await until('the field has the focus', () =>
      time(page).evaluate((input) => input === document.activeElement),
    )
    await time(page).press('Alt+ArrowDown')
    await picker(page, 'Start time').getByRole('button', { name: '2:30 PM', exact: true }).click()
    expect(await time(page).inputValue()).to.equal('2:30 PM')
  })

  detail(
    'refuse a time of the sign-in sheet that names none, which would else mean that it did not happen',
    async () => {
      const director = await signIn(product.origin, 'director')
      const { _id: session, studio_uri: uri } = await startSession(director, ['Barista'])
      await (await prepareCheckIn(product.origin, { uri, session }, 'Ana', 'Barista')).submit()
      const page = await product.arrive(DESK, director.token)
      await page.goto(`/sign-in-sheet/${uri}/${session}`)
      await page.getByRole('button', { name: 'Correct the times of Ana Example' }).click()
      const dialog = page.getByRole('dialog', { name: 'Correct the times of Ana Example' })
      const arrival = dialog.getByLabel('Arrival')
      await arrival.fill('25:00')
      await arrival.press('Enter')
      await dialog.getByText('Write the time like 10:00 AM.').waitFor()
      await arrival.fill('915')
      await arrival.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const { rows, session: of } = await director.call(getSignInSheet, { session })
      expect(wallClock(new Date(rows[0]!.arrival!), of.time_zone).time).to.equal('09:15:00')
    },
  )

  detail('are those of the system where fingers are used', async () => {
    const { page } = await open()
    expect(await date(page).getAttribute('type')).not.to.equal('date')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] })
    await until(
      'it is the field of the system',
      async () => (await date(page).getAttribute('type')) === 'date',
    )
    await date(page).fill(dayFromToday(50))
    expect(await time(page).getAttribute('type')).to.equal('time')
    expect(await date(page).inputValue()).to.equal(dayFromToday(50))
  })
})

import { register } from '@callboard/accounts/contract'
import { getSession, updateSession } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  deleteTimeFrame,
  listAvailability,
  listLostTimes,
  listTimeFrames,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { Locator, ViewportSize } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { dayFromToday } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { ScheduleScene } from './schedule-scene.ts'

describe('the schedule page', () => {
  const product = productInBrowser()

  it('has an appointment dragged by the mouse to a free place [SCH-05] [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product)
    await scene.page.getByText('2 of 8 booked').waitFor()
    await scene.isReady()
    await scene.drag('Tess', '10:45', 1)
    await scene.isAt('Tess', '10:45', 1)
    await scene.areBooked('Ben 10:15 Barista', 'Tess 10:45 Regular')
  })

  detail('has a tab for its time frame, a way back, and a booking link to copy [SCH-01]', async () => {
    const { page } = await ScheduleScene.open(product)
    await page.getByRole('tab', { name: /^Morning/ }).waitFor()
    const way = page.getByRole('navigation', { name: 'Breadcrumb' })
    await way.getByRole('link', { name: 'Projects' }).waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy booking link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const [, uri, session, day] = /session\/([^/]+)\/edit\/([^/]+)\/schedule\/([^/?]+)/.exec(page.url())!
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.include(
      `${product.origin}/schedule/${uri}/${session}/${day}`,
    )
  })

  /** The page of a day of forty slots for two roles, the second with two places. */
  const longDay = async (view: ViewportSize) => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri: uri, dates } = await startSession(director, ['Barista', 'Regular'])
    const day = dates[1]!._id
    await director.call(addTimeFrame, {
      session,
      day,
      name: 'Whole day',
      start_time: '09:00',
      end_time: '19:00',
      length_time_slot: 15,
      roles: ['Barista', 'Regular'].map((role, place) => ({ role, participants_count: place + 1 })),
    })
    const page = await product.arrive(view, director.token)
    await page.goto(`/session/${uri}/edit/${session}/schedule/${day}`)
    return page
  }

  detail(
    'keeps its roles in sight on a long day, and has the whole width where nobody waits for a time',
    async () => {
      const page = await longDay(DESK)
      const last = page.getByRole('rowheader', { name: '6:45 PM' })
      await last.scrollIntoViewIfNeeded()
      const role = (await page.getByRole('columnheader', { name: /^Regular/ }).boundingBox())!
      const time = (await last.boundingBox())!
      expect(role.y, 'in the window').to.be.within(48, DESK.height)
      expect(time.y, 'below its role').to.be.above(role.y)
      expect(role.x + role.width, 'the right edge of the page').to.be.above(DESK.width - 48)
      expect(await page.getByText('Unbooked').count()).to.equal(0)
    },
  )

  detail(
    'has both roles on a phone, which stay below the header on a long day, and its actions in one row',
    async () => {
      const page = await longDay(PHONE)
      const share = (await page.getByRole('button', { name: 'Share' }).boundingBox())!
      const add = (await page.getByRole('button', { name: 'Add time frame' }).boundingBox())!
      expect([share.y, share.height, add.height]).to.deep.equal([add.y, 44, 44])
      const last = page.getByRole('rowheader', { name: '6:45 PM' })
      await last.scrollIntoViewIfNeeded()
      for (const name of ['Barista', 'Regular']) {
        const role = (await page.getByRole('columnheader', { name: new RegExp(`^${name}`) }).boundingBox())!
        expect(role.y, name).to.equal(48)
        expect(role.x + role.width, name).to.be.at.most(PHONE.width)
      }
    },
  )

  detail('does not let a chip down on a full place [SCH-05]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page, booked } = scene
    await scene.isReady()
    await scene.drag('Tess', '10:15', 0)
    await scene.isAt('Tess', '10:00', 0)
    expect(await page.getByRole('menu').count(), 'the end of a drag is no click').to.equal(0)
    expect(await booked()).to.have.members(['Tess 10:00 Barista', 'Ben 10:15 Barista'])
  })

  it('has an appointment moved by keys alone, with words for what happens [SCH-05]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    await scene.isReady()
    await scene.chip('Tess').focus()
    await page.keyboard.press('m')
    await page.getByRole('status').filter({ hasText: 'is lifted from 10:00 AM, Barista' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('status').filter({ hasText: '10:30 AM, Barista' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('status').filter({ hasText: 'stays at 10:00 AM, Barista' }).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('status').filter({ hasText: 'is lifted' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').filter({ hasText: '10:00 AM, Regular' }).waitFor()
    await page.keyboard.press('Enter')
    await scene.isAt('Tess', '10:00', 1)
    await page.getByRole('status').filter({ hasText: 'is put down at 10:00 AM, Regular' }).waitFor()
    await scene.areBooked('Tess 10:00 Regular', 'Ben 10:15 Barista')
    await page.waitForLoadState('networkidle')
    expect(await scene.chip('Tess').evaluate((chip) => chip === document.activeElement)).to.equal(true)
  })

  detail(
    'opens the menu of a talent by each of its keys, and lists the key that lifts [SCH-05]',
    async () => {
      const scene = await ScheduleScene.open(product)
      const { page } = scene
      await scene.isReady()
      await scene.chip('Tess').focus()
      for (const key of ['Enter', 'Space', 'Shift+F10', 'ContextMenu']) {
        await page.keyboard.press(key)
        await page.getByRole('menuitem', { name: 'Move to…' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('menu').waitFor({ state: 'detached' })
        await page.waitForFunction(() => document.activeElement?.hasAttribute('data-appointment'))
      }
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: 'Keys' })
      await keys.getByText('Move the chosen talent').waitFor()
      await page.keyboard.press('Escape')
      await keys.waitFor({ state: 'detached' })
      await page.keyboard.press('m')
      await page.keyboard.press('ArrowDown')
      await page.getByRole('status').filter({ hasText: '10:30 AM, Barista' }).waitFor()
      await page.keyboard.press('Space')
      await scene.isAt('Tess', '10:30', 0)
      expect(await page.getByRole('menu').count(), 'the key that puts down opens nothing').to.equal(0)
    },
  )

  detail('has an appointment dragged by a finger that rests on it first [SCH-05]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    await scene.isReady()
    const middle = async (box: Promise<{ x: number; y: number; width: number; height: number } | null>) => {
      const { x, y, width, height } = (await box)!
      return { x: x + width / 2, y: y + height / 2 }
    }
    const from = await middle(scene.chip('Tess').boundingBox())
    const to = await middle(scene.place('10:45', 0).boundingBox())
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    await page.locator('[data-lifted]').waitFor()
    await touch('touchMove', [{ x: from.x, y: from.y + 20 }])
    await touch('touchMove', [to])
    await page.locator('[data-cell][data-target]').waitFor()
    await touch('touchEnd', [])
    await scene.isAt('Tess', '10:45', 0)
    await scene.areBooked('Tess 10:45 Barista', 'Ben 10:15 Barista')
  })

  detail(
    'has a free place booked for an account: the list of found people hides the button no longer than it is open [SCH-15]',
    async () => {
      const email = `paula-${Date.now()}@example.com`
      await new ApiClient(product.origin).call(register, {
        email,
        password: 'a long enough secret',
        user_type: 'talent',
        first_name: 'Paula',
        last_name: 'Example',
        captcha: await passBotCheck(new ApiClient(product.origin)),
      })
      const scene = await ScheduleScene.open(product)
      const { page, booked } = scene
      await page.getByRole('button', { name: /^Book a talent at 10:30 AM as Regular/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Talent' }).pressSequentially(email)
      await page.getByRole('option', { name: /^Paula/ }).click()
      await page.getByRole('listbox').waitFor({ state: 'hidden' })
      await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
      await scene.isAt('Paula', '10:30', 1)
      expect(await booked()).to.include('Paula 10:30 Regular')
    },
  )

  detail(
    'has somebody without a time dragged from beside it to a free place, and booked once that is agreed to [SCH-15]',
    async () => {
      const scene = await ScheduleScene.open(product, 'Nora')
      const { page, mails } = scene
      await scene.unbooked.getByRole('button', { name: /^Nora/ }).waitFor()
      await scene.isReady()
      await scene.drag('Nora', '10:15', 0)
      expect(await page.getByRole('dialog').count(), 'a full place asks nothing').to.equal(0)
      await scene.drag('Nora', '10:45', 1)
      const question = page.getByRole('dialog', { name: 'Book Nora Example at 10:45 AM as Regular?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'detached' })
      await scene.areBooked('Tess 10:00 Barista', 'Ben 10:15 Barista')
      await scene.drag('Nora', '10:45', 1)
      await question.getByRole('button', { name: 'Book and send confirmation' }).click()
      await scene.isAt('Nora', '10:45', 1)
      await scene.areBooked('Tess 10:00 Barista', 'Ben 10:15 Barista', 'Nora 10:45 Regular')
      await scene.unbooked.getByRole('button', { name: /^Nora/ }).waitFor({ state: 'detached' })
      await until(
        'all three are confirmed',
        () => mails('APPOINTMENT_CONFIRMED'),
        (told) => told.length === 3,
      )
    },
  )

  detail('takes the only talent that fits by Enter [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product, 'Nora')
    const { page } = scene
    await page.getByRole('button', { name: /^Book a talent at 10:30 AM as Regular/ }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('combobox', { name: 'Talent' })
    await field.pressSequentially('Nor')
    await page.getByRole('option', { name: /^Nora/ }).waitFor()
    await field.press('Enter')
    await dialog.getByText('Nora Example', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
    await scene.isAt('Nora', '10:30', 1)
  })

  it('lists a talent whose time was cancelled until they are booked again or put away [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    const list = page.getByRole('region', { name: 'Without a time' })
    const cancel = async (name: string) => {
      await scene.chip(name).click()
      await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
      await list.getByText(`${name} Example`).waitFor()
    }
    await cancel('Tess')
    const tess = list.getByRole('listitem').filter({ hasText: 'Tess Example' })
    await tess.getByText(/^10:00 AM( \S+)?$/).waitFor()
    await tess.getByText(/^Cancelled by .+, \d+:\d\d [AP]M( \S+)?$/).waitFor()
    await page.getByText(/, 1 without a time$/).waitFor()
    await cancel('Ben')
    const ben = list.getByRole('listitem').filter({ hasText: 'Ben Example' })
    await ben.getByRole('button', { name: 'Done' }).click()
    await ben.waitFor({ state: 'detached' })
    const said = page.getByRole('status').filter({ hasText: 'Taken off the list.' })
    await said.getByRole('button', { name: 'Undo' }).click()
    await ben.waitFor()
    await tess.getByRole('button', { name: 'Book…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Tess Example' })
    await dialog.getByRole('radio', { name: /^10:45/ }).click()
    await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
    await scene.isAt('Tess', '10:45', 0)
    await tess.waitFor({ state: 'detached' })
    await scene.areBooked('Tess 10:45 Barista')
  })

  detail('has a talent without a time in one list only, also while that is loaded [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    const list = page.getByRole('region', { name: 'Without a time' })
    await scene.chip('Tess').click()
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await list.getByText('Tess Example').waitFor()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/lost-times/*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const people = document.querySelector('[aria-label="Unbooked"]')?.textContent
        if (people) seen.push(people)
      }).observe(document, { childList: true, subtree: true })
    })
    const others = [/known-talent/, /\/api\/records\//].map((address) => page.waitForResponse(address))
    await page.reload()
    for (const answer of await Promise.all(others)) await answer.finished()
    await scene.chip('Ben').waitFor()
    answered.resolve()
    await list.getByText('Tess Example').waitFor()
    await page.getByText(/^Nobody waits for a time\./).waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).to.deep.equal([])
  })

  detail('lists a talent whose time frame was deleted, with a way to the address [SCH-15]', async () => {
    const { page } = await ScheduleScene.open(product)
    const [, uri, session, day] = /session\/([^/]+)\/edit\/([^/]+)\/schedule\/([^/?]+)/.exec(page.url())!
    const director = await signIn(product.origin, 'director')
    const [frame] = await director.call(listTimeFrames, { session: session!, day: day! })
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/lost-times/*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await director.call(deleteTimeFrame, { session: session!, day: day!, availability: frame!._id })
    await page.getByRole('tab', { name: /^Morning/ }).waitFor({ state: 'detached' })
    // Until the list is known the page does not say that the date has no times.
    await page.getByText('Loading', { exact: true }).waitFor({ state: 'attached' })
    expect(await page.getByText('No times yet').count()).to.equal(0)
    answered.resolve()
    const list = page.getByRole('region', { name: 'Without a time' })
    const tess = list.getByRole('listitem').filter({ hasText: 'Tess Example' })
    await tess.getByText(/^Time frame deleted by /).waitFor()
    await page.getByText('No times yet').waitFor()
    await page.getByText('2 without a time', { exact: true }).waitFor()
    expect(await tess.getByRole('link').first().getAttribute('href')).to.match(/^mailto:tess/i)
    await page.goto(`/session/${uri}/edit/${session}`)
    await tess.waitFor()
    await tess.getByRole('link', { name: 'Book…' }).waitFor()
  })

  detail(
    'has somebody without a time booked by keys alone, and by a choice of the time [SCH-15]',
    async () => {
      const scene = await ScheduleScene.open(product, 'Nora')
      const { page } = scene
      const nora = scene.unbooked.getByRole('button', { name: /^Nora/ })
      await scene.isReady()
      await nora.focus()
      await page.keyboard.press('m')
      await page.getByRole('status').filter({ hasText: 'is lifted to 10:30 AM, Barista' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('status').filter({ hasText: 'stays without a time' }).waitFor()
      const choice = page.getByRole('dialog', { name: 'Book Nora Example' })
      await page.keyboard.press('Enter')
      await choice.getByRole('radio', { name: /^10:45/ }).waitFor()
      await page.keyboard.press('Escape')
      await choice.waitFor({ state: 'detached' })
      await page.keyboard.press('m')
      await page.keyboard.press('ArrowRight')
      await page.getByRole('status').filter({ hasText: '10:30 AM, Regular' }).waitFor()
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: 'Book Nora Example at 10:30 AM as Regular?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await question.waitFor({ state: 'detached' })
      await nora.click()
      await choice.getByRole('radio', { name: /^10:45/ }).click()
      await choice.getByRole('button', { name: 'Book and send confirmation' }).click()
      await scene.isAt('Nora', '10:45', 0)
      await scene.areBooked('Tess 10:00 Barista', 'Ben 10:15 Barista', 'Nora 10:45 Barista')
    },
  )

  detail(
    'leads to the other dates of the session, and says how many places of each role are booked [SCH-01]',
    async () => {
      const scene = await ScheduleScene.open(product)
      const { page } = scene
      await page.getByRole('columnheader', { name: 'Barista 2/4' }).waitFor()
      await page.getByRole('columnheader', { name: 'Regular 0/4' }).waitFor()
      const dates = page.getByRole('navigation', { name: 'Dates of the session' })
      expect(await dates.getByRole('link').count()).to.equal(3)
      await dates.getByRole('link', { name: /^Date before/ }).click()
      await page.getByText('No times yet').waitFor()
      await dates.getByRole('link', { name: /^Date after/ }).waitFor()
    },
  )

  detail('is shared with talent who are chosen by name [SCH-11]', async () => {
    const director = await signIn(product.origin, 'director')
    const { _id: session, studio_uri, version } = await startSession(director, ['Barista'])
    const { dates } = await director.call(updateSession, {
      id: session,
      version,
      dates: [1, 2].map((ahead) => ({
        date: dayFromToday(ahead),
        start_time: '10:00',
        location_type: 'Virtual' as const,
      })),
    })
    const [first, second] = dates.map(({ _id }) => ({ session, day: _id }))
    const frames = [first!, second!].map((day) =>
      director.call(addTimeFrame, {
        ...day,
        name: 'Morning',
        start_time: '10:00',
        end_time: '11:00',
        length_time_slot: 15,
        roles: [{ role: 'Barista', participants_count: 1 }],
      }),
    )
    const [frame] = await Promise.all(frames)
    const { dates: open } = await director.call(listAvailability, first!)
    const { slots } = Object.values(open)[0]![frame!._id]!
    const ben = await signUpTalent(product.origin, 'Ben')
    const place = { availability: frame!._id, start_time: slots[0]!.start, role: 'Barista' }
    await ben.call(bookSlot, { ...first!, ...place })
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${studio_uri}/edit/${session}/schedule/${second!.day}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'E-mail, Booking of' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share schedule by e-mail' })
    await dialog.getByRole('combobox', { name: 'Add by name' }).click()
    await page.getByRole('option', { name: /^Ben/ }).click()
    await dialog.getByRole('button', { name: 'Send booking link' }).click()
    await dialog
      .getByText('Not sent: no mail server is set up here. 1 e-mail is kept in the message log.')
      .waitFor()
  })

  it('has a free place booked for somebody new, and a check-in marked [SCH-15] [SCH-05]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page, booked, mails } = scene
    await page.getByRole('button', { name: /^Book a talent at 10:30 AM as Regular/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Somebody new' }).click()
    await dialog.getByLabel('E-mail').fill(`nina-${Date.now()}@example.com`)
    await dialog.getByLabel('First name').fill('Nina')
    await dialog.getByLabel('Last name').fill('New')
    await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
    await scene.isAt('Nina', '10:30', 1)
    expect(await booked()).to.include('Nina 10:30 Regular')
    await scene.chip('Nina').click()
    await page.getByRole('menuitem', { name: 'Mark as checked in' }).click()
    await scene.chip('Nina').getByText('Here').waitFor()
    await until(
      'all three are confirmed',
      () => mails('APPOINTMENT_CONFIRMED'),
      (told) => told.length === 3,
    )
  })
})

describe('the schedule page beside another window', () => {
  const product = productInBrowser({ asked: /status of 409 .*\/api\/appointment/ })
  const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

  it('ends a move by keys whose talent was moved or cancelled meanwhile, says so, and hears keys [SCH-05]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    await scene.isReady()
    const lift = async (name: string) => {
      await page.keyboard.press('m')
      await page.getByText(`Moving ${name} Example: arrow keys`).waitFor()
    }
    const isEnded = async (words: string) => {
      await page.getByRole('status').filter({ hasText: words }).waitFor()
      await page.getByText(/^Moving /).waitFor({ state: 'detached' })
      expect(await page.locator('[data-carrying], [data-target]').count()).to.equal(0)
    }
    await scene.chip('Tess').focus()
    await lift('Tess')
    await page.keyboard.press('ArrowDown')
    await scene.elsewhere.move('Tess', '10:45', 'Regular')
    await isEnded('Tess Example was moved to 10:45 AM, Regular meanwhile.')
    await scene.isAt('Tess', '10:45', 1)
    expect(await hasFocus(scene.chip('Tess')), 'the chip at its new place').to.equal(true)
    await lift('Tess')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await scene.areBooked('Tess 10:30 Regular', 'Ben 10:15 Barista')
    await scene.chip('Ben').focus()
    await lift('Ben')
    await scene.elsewhere.cancel('Ben')
    await isEnded('Ben Example has no time here any more: the appointment was moved or cancelled meanwhile.')
    expect(await hasFocus(page.getByRole('heading', { level: 1 })), 'the heading').to.equal(true)
  })

  detail(
    'says that a talent stays whose place was taken before the server heard of the move [SCH-05]',
    async () => {
      const scene = await ScheduleScene.open(product)
      const { page } = scene
      await scene.isReady()
      const early = Promise.withResolvers<number>()
      await page.route('**/api/appointment/**', async (route) => {
        await scene.elsewhere.move('Ben', '10:30', 'Barista')
        early.resolve(await page.getByRole('status').filter({ hasText: 'is put down' }).count())
        await route.continue()
      })
      await scene.chip('Tess').focus()
      await page.keyboard.press('m')
      await page.keyboard.press('ArrowDown')
      await page.getByRole('status').filter({ hasText: '10:30 AM, Barista' }).waitFor()
      await page.keyboard.press('Enter')
      expect(await early.promise, 'words before the answer').to.equal(0)
      await page.getByRole('alert').filter({ hasText: 'already booked' }).waitFor()
      const words = 'Tess Example could not be moved to 10:30 AM, Barista and stays at 10:00 AM, Barista.'
      await page.getByRole('status').filter({ hasText: words }).waitFor()
      await scene.areBooked('Tess 10:00 Barista', 'Ben 10:30 Barista')
      expect(await hasFocus(scene.chip('Tess'))).to.equal(true)
    },
  )

  detail('ends a booking by keys of a talent who got a time meanwhile, and says so [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product, 'Nora')
    const { page } = scene
    await scene.isReady()
    const lift = async (name: string) => {
      await scene.unbooked.getByRole('button', { name }).focus()
      await page.keyboard.press('m')
      await page.getByText(`Booking ${name} Example: arrow keys`).waitFor()
    }
    await lift('Nora')
    await scene.elsewhere.book('Nora', '10:45', 'Regular')
    await page
      .getByRole('status')
      .filter({ hasText: 'Nora Example was booked at 10:45 AM, Regular meanwhile.' })
      .waitFor()
    await page.getByText(/^Booking /).waitFor({ state: 'detached' })
    await scene.isAt('Nora', '10:45', 1)
    expect(await hasFocus(scene.chip('Nora'))).to.equal(true)
  })

  detail('says when a talent was booked who was there to be booked a moment ago [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page } = scene
    const [, , session = '', day = ''] = /session\/([^/]+)\/edit\/([^/]+)\/schedule\/([^/?]+)/.exec(
      page.url(),
    )!
    const on = { session, day }
    const director = await signIn(product.origin, 'director')
    const list = page.getByRole('region', { name: 'Without a time' })
    for (const name of ['Tess', 'Ben']) {
      await scene.chip(name).click()
      await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
      await list.getByText(`${name} Example`).waitFor()
    }
    const [frame] = await director.call(listTimeFrames, on)
    const slots = Object.values((await director.call(listAvailability, on)).dates)[0]![frame!._id]!.slots
    const lost = await director.call(listLostTimes, { session })
    const bookElsewhere = async (name: string, place: number) =>
      await director.call(bookSlot, {
        ...on,
        availability: frame!._id,
        start_time: slots[place]!.start,
        role: 'Regular',
        talent_id: lost.find(({ talent }) => talent.first_name === name)!.talent._id,
      })

    const tess = list.getByRole('listitem').filter({ hasText: 'Tess Example' })
    await tess.getByRole('button', { name: 'Done' }).click()
    await tess.waitFor({ state: 'detached' })
    await bookElsewhere('Tess', 0)
    await scene.isAt('Tess', '10:00', 1)
    const said = page.getByRole('status').filter({ hasText: 'Taken off the list.' })
    await said.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/^The talent is booked again at .+ 10:00 AM.*, so they stay off the list\.$/)
      .waitFor()

    const ben = list.getByRole('listitem').filter({ hasText: 'Ben Example' })
    await ben.getByRole('button', { name: 'Book…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Ben Example' })
    await dialog.getByRole('radio', { name: /^10:45/ }).click()
    await bookElsewhere('Ben', 1)
    await dialog.getByRole('button', { name: 'Book and send confirmation' }).click()
    await page.getByText(/^There is an appointment on this date already, at 10:15 AM /).waitFor()
    await scene.isAt('Ben', '10:15', 1)
  })
})

describe('the schedule page of a removed date', () => {
  const product = productInBrowser({ asked: /404 \(Not Found\)/ })

  detail('says so, and leads to the others and to the talent of it [SCH-14]', async () => {
    const { page } = await ScheduleScene.open(product)
    const [, uri, id, day] = /session\/([^/]+)\/edit\/([^/]+)\/schedule\/([^/?]+)/.exec(page.url())!
    const director = await signIn(product.origin, 'director')
    const { dates, version } = await director.call(getSession, { id: id! })
    const kept = dates.filter(({ _id }) => _id !== day)
    await director.call(updateSession, {
      id: id!,
      version,
      agreed_appointments: 2,
      dates: kept.map(({ _id, date, start_time, location_type }) => ({
        _id,
        date,
        start_time,
        location_type,
      })),
    })
    // The page that was open meanwhile says the same as one that is loaded anew.
    await page.getByText('This date was removed').waitFor()
    await page.reload()
    await page.getByText('This date was removed').waitFor()
    await page.getByRole('link', { name: 'Open the session' }).click()
    const list = page.getByRole('region', { name: 'Without a time' })
    const tess = list.getByRole('listitem').filter({ hasText: 'Tess Example' })
    await tess.getByText(/^Date removed by .+, \d/).waitFor()
    await page.goto(`/session/${uri}/edit/${id}/schedule/${kept[0]!._id}`)
    await tess.waitFor()
  })
})

describe('the schedule page that fails', () => {
  const product = productInBrowser({ asked: REFUSED })

  detail('says so at the edge of the page, as its heading', async () => {
    const { page } = await ScheduleScene.open(product)
    await page.route('**/api/availability/**', (route) => route.abort())
    await page.reload()
    const title = page.getByRole('heading', { name: 'This schedule could not be loaded' })
    await title.waitFor()
    expect([await title.evaluate(({ tagName }) => tagName), (await title.boundingBox())!.x]).to.deep.equal([
      'H1',
      24,
    ])
  })
})

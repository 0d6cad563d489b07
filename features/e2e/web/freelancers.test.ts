import { getOwnProfile, listRequests } from '@callboard/freelancers/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { showProfile } from '../../drivers/http/freelancer.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { moveUpByKeys } from '../../drivers/ui/move-by-keys.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('freelancers and who asks them', () => {
  const product = productInBrowser()
  let director: ApiClient
  let manager: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
    manager = await signIn(product.origin, 'manager')
    await showProfile(manager)
  })

  const button = (page: Pick<Page, 'getByRole'>, words: string) =>
    page.getByRole('button', { name: words, exact: true })
  const edit = async (settings: typeof DESK) => {
    const page = await product.arrive(settings, manager.token)
    await page.goto('/freelancer-profile?edit=true')
    await button(page, 'Next month').click()
    return page
  }
  const [first, last] = [nextMonthDay(10), nextMonthDay(12)]
  const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
  const middle = async (page: Page, date: string) => {
    await day(page, date).scrollIntoViewIfNeeded()
    const box = (await day(page, date).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const saved = async (page: Page) => {
    await button(page, 'Save').click()
    await page.getByText('Profile updated successfully').waitFor()
    return await manager.call(getOwnProfile, {})
  }

  detail(
    'draw over the days on which they are free, and write of their experience with emphasis [FRE-01]',
    async () => {
      const page = await edit(DESK)
      const [from, to] = [await middle(page, first), await middle(page, last)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
      await day(page, last).and(page.locator('[data-kind="available_dates"]')).waitFor()
      const words = page.getByRole('textbox', { name: /^Experience/ })
      await words.fill('')
      await words.pressSequentially('Calm')
      await words.press('ControlOrMeta+a')
      await page.getByRole('button', { name: 'Bold' }).click()
      const profile = await saved(page)
      expect(profile.available_dates).to.include.members([first, nextMonthDay(11), last])
      expect(profile.experience).to.equal('<p><strong>Calm</strong></p>')
      await page.locator('strong', { hasText: 'Calm' }).waitFor()
    },
  )

  detail('take back by keys what they have drawn, and on a phone by a press [FRE-01]', async () => {
    const page = await edit(PHONE)
    await day(page, first).click()
    await day(page, last).focus()
    await page.keyboard.press('Enter')
    const { available_dates } = await saved(page)
    expect(available_dates.filter((date) => date >= first && date <= last)).to.deep.equal([nextMonthDay(11)])
  })

  it('are asked several at once in an order, see it on their open list, and are asked anew after a rejection [FRE-01] [FRE-03]', async () => {
    const admin = await signIn(product.origin, 'admin')
    await showProfile(admin)
    const session = await startSession(director, ['Barista'])
    const nameOf = async (client: ApiClient) => {
      const { first_name, last_name } = await client.call(getOwnProfile, {})
      return `${first_name} ${last_name}`
    }
    const [one, other] = [await nameOf(manager), await nameOf(admin)]
    const list = await product.arrive(PHONE, manager.token)
    await list.goto('/freelancer-profile')
    await list.getByRole('heading', { name: 'Booking requests' }).waitFor()

    const office = await product.arrive(DESK, director.token)
    await office.goto(`/session/${session.studio_uri}/${session._id}/find-freelancer`)
    await office.getByRole('checkbox', { name: `Choose ${one}` }).check()
    await office.getByRole('checkbox', { name: `Choose ${other}` }).check()
    await button(office, 'Invite in this order').click()
    const dialog = office.getByRole('dialog', { name: 'Invite 2 people' })
    await moveUpByKeys(office, other, { from: 2, to: 1, of: 2 })
    await dialog
      .getByRole('checkbox', { name: /^Session Runner on/ })
      .nth(1)
      .check()
    await button(dialog, 'Invite').click()
    await office.getByText('2 people are asked.').waitFor()
    expect(await office.getByRole('toolbar', { name: 'Chosen freelancers' }).count()).to.equal(0)
    const { requests } = await director.call(listRequests, { session: session._id })
    expect(requests.map(({ requested_person }) => requested_person.name)).to.deep.equal([other, one])
    await list.getByRole('link', { name: `${session.studio_name}, First round` }).waitFor()

    await office
      .getByRole('listitem', { name: one })
      .getByText(/, invited$/)
      .waitFor()
    await office.getByRole('tab', { name: 'Invited' }).click()
    const row = office.getByRole('listitem', { name: one })
    await button(row, 'Reject').click()
    const question = office.getByRole('dialog', { name: `Want to reject ${one}?` })
    await question.getByText('The request is closed. To have them after all, invite them again.').waitFor()
    await button(question, 'Reject').click()
    await button(row, 'Invite again').click()
    await button(office, `Invite ${one}`).waitFor()
    await button(office, `Invite ${other}`).waitFor({ state: 'detached' })

    await office.getByRole('searchbox', { name: 'Name' }).fill('')
    await office.getByRole('checkbox', { name: `Choose ${other}` }).check()
    await button(office, `Invite ${one}`).click()
    const again = office.getByRole('dialog', { name: `Invite ${one}` })
    await again
      .getByRole('checkbox', { name: /^Session Runner on/ })
      .nth(1)
      .check()
    await button(again, 'Invite').click()
    await office.getByText(`${one} is asked.`).waitFor()
    await office.getByRole('toolbar', { name: 'Chosen freelancers' }).getByText('1 chosen').waitFor()
  })
})

/** A day of the month after this one, in the zone of the browser, which is that of the process. */
function nextMonthDay(of: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, of)).toISOString().slice(0, 10)
}

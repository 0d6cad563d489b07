import { expect } from 'chai'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { recordTake } from '../../drivers/http/record-take.ts'
import { DESK } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { ScheduleScene } from './schedule-scene.ts'
import { bookTalent } from './scheduled-talent.ts'

/** Nothing that is shown while it can be undone passes away before a slow machine has pressed Undo. */
const SLOW = { CALLBOARD_UNDO_SECONDS: '600', CALLBOARD_TRUST_PROXY: '1' }

describe('Undo', () => {
  const product = productInBrowser({ product: ownProduct(() => SLOW) })

  detail(
    'of a move on the schedule puts the talent back, and no mail goes out [SCH-05] [SCH-15]',
    async () => {
      const scene = await ScheduleScene.open(product)
      const { page, mails } = scene
      await scene.isReady()
      await scene.drag('Tess', '10:30', 1)
      await scene.isAt('Tess', '10:30', 1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Undone. No e-mail went out.').waitFor()
      await scene.isAt('Tess', '10:00', 0)
      await scene.areBooked('Tess 10:00 Barista', 'Ben 10:15 Barista')
      expect(await mails('TALENT_RESCHEDULE_APPOINTMENT')).to.deep.equal([])
    },
  )

  detail('of a cancelled appointment puts it back in its place [SCH-15]', async () => {
    const scene = await ScheduleScene.open(product)
    const { page, mails } = scene
    await scene.chip('Tess').click()
    await page.getByRole('menuitem', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await scene.chip('Tess').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await scene.isAt('Tess', '10:00', 0)
    await scene.areBooked('Tess 10:00 Barista', 'Ben 10:15 Barista')
    expect(await mails('DELETE_APPOINTMENT')).to.deep.equal([])
  })

  it('of a finish takes the talent back before they hear of it, by a key, also after a reload [LIV-09] [LOB-20]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    await day.arrive('Ana')
    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    const row = staff.getByRole('listitem', { name: 'Ana' })
    const member = staff.getByRole('region', { name: 'Current group' }).getByRole('article', { name: 'Ana' })
    await row.waitFor()
    await staff.keyboard.press('n')
    await member.waitFor()
    await staff.keyboard.press('Shift+G')
    const question = staff.getByRole('dialog', { name: 'Who was there?' })
    await question.getByRole('checkbox', { name: 'Ana Example' }).check()
    await question.getByRole('button', { name: 'Finish Group' }).click()
    const offer = staff.getByText('Ana Example is told in')
    await offer.waitFor()
    await staff.reload()
    await offer.waitFor()
    await staff.keyboard.press('u')
    await member.waitFor()
    await row.getByText('Called in', { exact: true }).waitFor()
  })

  detail('of a skip puts a talent back on deck, and of the way to the lobby, too [LOB-18]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const { id } = await day.arrive('Ana')
    await day.act(id, 'on-deck')
    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    const row = staff.getByRole('listitem', { name: 'Ana' })
    const isOnDeck = () => row.getByText('On deck', { exact: true }).waitFor()
    await isOnDeck()
    for (const [item, words] of [
      ['Skip', 'Ana Example is skipped.'],
      ['Back to lobby', 'Ana Example is back in the lobby.'],
    ] as const) {
      await row.hover()
      await row.getByRole('button', { name: 'More for Ana Example' }).click()
      await staff.getByRole('menuitem', { name: item }).click()
      await staff.getByText(words).waitFor()
      await row.getByText('On deck', { exact: true }).waitFor({ state: 'detached' })
      await staff.keyboard.press('u')
      await isOnDeck()
    }
  })

  /** Ana is called in by a key and never joins; Ben waits. */
  async function calledInVain() {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const { key } = await day.arrive('Ana')
    await day.arrive('Ben')
    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    const row = (name: string) => staff.getByRole('listitem', { name })
    const group = staff.getByRole('region', { name: 'Current group' })
    const member = (name: string) => group.getByRole('article', { name })
    await row('Ben').waitFor()
    await staff.keyboard.press('n')
    await member('Ana').waitFor()
    const isAsBefore = async () => {
      await member('Ana').waitFor()
      await member('Ben').waitFor({ state: 'detached' })
      await row('Ana').getByText('Called in', { exact: true }).waitFor()
      await row('Ben').getByText('Called in', { exact: true }).waitFor({ state: 'detached' })
    }
    return { director, day, key, staff, group, member, isAsBefore }
  }

  it('of a call-in that has finished a group puts the group and the line back [LOB-20]', async () => {
    const { director, day, key, staff, group, member, isAsBefore } = await calledInVain()
    await recordTake(product.origin, director, day.id, key)
    await group.getByRole('img', { name: 'take 1' }).waitFor()
    await staff.keyboard.press('n')
    await member('Ben').waitFor()
    await staff.getByText('Finished. Ana Example is told in').waitFor()
    await staff.keyboard.press('u')
    await isAsBefore()
  })

  detail(
    'of a finish after which the next talent was called in takes back both [LIV-09] [LOB-20]',
    async () => {
      const { staff, member, isAsBefore } = await calledInVain()
      await staff.keyboard.press('Shift+G')
      const question = staff.getByRole('dialog', { name: 'Who was there?' })
      await question.getByRole('checkbox', { name: 'Ana Example' }).check()
      await question.getByRole('button', { name: 'Finish Group' }).click()
      await staff.getByText('Ana Example is told in').waitFor()
      await staff.keyboard.press('n')
      await member('Ben').waitFor()
      await staff.keyboard.press('u')
      await staff.getByText('Ben Example is back in the lobby.').waitFor()
      await isAsBefore()
    },
  )

  detail(
    'of a scheduled check-in takes the talent out of the group, which no check-in ends unasked [LOB-06] [LOB-20]',
    async () => {
      const { director, day, key, staff, group, member } = await calledInVain()
      await recordTake(product.origin, director, day.id, key)
      await group.getByRole('img', { name: 'take 1' }).waitFor()
      const entry = { session: day.id, day: day.session.dates[0]!._id, name: 'Tess' }
      await bookTalent(product.origin, director, entry)
      await staff.getByRole('tab', { name: 'Scheduled' }).click()
      await staff.getByRole('button', { name: 'Check in Tess Example' }).click()
      const question = staff.getByRole('dialog', { name: 'Finish the group before?' })
      await question.getByRole('button', { name: 'Add to the same group' }).click()
      await staff.getByText('Tess Example is checked in and in the group.').waitFor()
      await member('Tess').waitFor()
      await member('Ana').waitFor()
      await staff.keyboard.press('u')
      await staff.getByText('Tess Example is out of the group and in the lobby, still checked in.').waitFor()
      await member('Tess').waitFor({ state: 'detached' })
      const states = (await day.lobby()).map(({ first_name, state }) => `${first_name} ${state}`)
      expect(states).to.have.members(['Ana in_casting', 'Ben waiting', 'Tess waiting'])
    },
  )

  detail('of a finish is not offered any more once another group has two talent [LIV-09]', async () => {
    const { day, staff, member } = await calledInVain()
    await day.arrive('Cleo')
    await staff.keyboard.press('Shift+G')
    const question = staff.getByRole('dialog', { name: 'Who was there?' })
    await question.getByRole('checkbox', { name: 'Ana Example' }).check()
    await question.getByRole('button', { name: 'Finish Group' }).click()
    const offer = staff.getByText('Ana Example is told in')
    await offer.waitFor()
    await staff.keyboard.press('n')
    await member('Ben').waitFor()
    await offer.waitFor()
    await staff.keyboard.press('n')
    await member('Cleo').waitFor()
    await offer.waitFor({ state: 'detached' })
  })

  detail('of a call-in into a new group brings those back who were left behind [LOB-20]', async () => {
    const { staff, member, isAsBefore } = await calledInVain()
    await staff.clock.setFixedTime(Date.now() + 3 * 60_000)
    await staff.keyboard.press('n')
    await staff.getByRole('dialog').getByRole('button', { name: 'Call into a new group' }).click()
    await member('Ben').waitFor()
    await staff.getByText('Ana Example is back in the lobby.').waitFor()
    await staff.keyboard.press('u')
    await isAsBefore()
  })

  detail(
    'of the videos of selected groups to the archive brings them back; so does their tab [REV-07]',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(DESK, scene.director)
      await page.goto(scene.review)
      const card = page.locator('.take-card-root')
      const select = async () => {
        await card.first().waitFor()
        await page.keyboard.press('a')
      }
      const fromBar = async (name: string) => {
        await page.getByRole('button', { name: 'More for the selected groups' }).click()
        await page.getByRole('menuitem', { name }).click()
      }
      await select()
      await fromBar('Archive videos')
      await card.first().waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await page.keyboard.press('Control+z')
      await select()
      await fromBar('Archive videos')
      await card.first().waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: /^Archived/ }).click()
      await select()
      await page.getByRole('button', { name: 'Restore videos' }).click()
      await card.first().waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: /^Videos/ }).click()
      await card.first().waitFor()
    },
  )
})

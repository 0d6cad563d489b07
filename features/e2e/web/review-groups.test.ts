import { editGroup, getLobby } from '@callboard/lobby/contract'
import { giveRecordFeedback } from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page, ViewportSize } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { finishCurrentGroup } from '../../drivers/http/finish-group.ts'
import { prepareCheckIn } from '../../drivers/http/office.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the picture of a group', () => {
  const product = productInBrowser()

  it('is taken from the position of the player, for staff and on posting pages, until the first take is wanted again [REV-09]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const picture = page.locator('.take-card-root img').first()
    await picture.waitFor()
    expect(await picture.getAttribute('src')).to.contain('/thumbnail.jpg')
    await page.locator('.take-card-root').first().click()
    const player = page.getByRole('region', { name: /^Takes of/ }).locator('video')
    await player.waitFor()
    // It begins by itself a moment after it is opened, which would undo an earlier pause.
    await expectPlaying(player)
    const menu = page.getByRole('button', { name: 'More actions' })
    const frame = page.getByRole('menuitem', { name: 'Picture of the group' })
    await menu.click()
    await frame.waitFor()
    expect(await player.evaluate((film: HTMLVideoElement) => film.paused), 'the take stands').to.equal(true)
    await page.keyboard.press('Escape')
    await seek(player, 0.5)
    await menu.click()
    await frame.click()
    await page.getByText(/^This frame is the picture of /).waitFor()
    await page.locator('.take-card-root img[src*="/stills/"]').first().waitFor()

    const client = await product.arrive(DESK, scene.director)
    await client.goto(scene.posting)
    await client.locator('.take-card-root img[src*="/stills/"]').first().waitFor()

    const faces = page.getByRole('list', { name: 'Talent' }).locator('img')
    const before = await faces.first().getAttribute('src')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Photo of Ana Example' }).click()
    await page.getByText('This frame is the photo of Ana Example now.').waitFor()
    await page.waitForFunction((old) => {
      const now = document.querySelector('.talent-list-root img')?.getAttribute('src')
      return now != null && now.split('?')[0] !== old?.split('?')[0]
    }, before)

    await menu.click()
    await page.getByRole('menuitem', { name: 'Show the first take again' }).click()
    await page.locator('.take-card-root img[src*="/thumbnail.jpg"]').first().waitFor()
  })
})

describe('an answer of the live room', () => {
  const product = productInBrowser()

  detail('is on the card of the group without a reload, and changes there [REV-02]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const { groups } = await director.call(getReview, { session: scene.session })
    const id = groups[0]!.records[0]!._id
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const card = page.getByRole('list', { name: 'Groups', exact: true }).getByRole('listitem').first()
    await card.waitFor()
    await director.call(giveRecordFeedback, { id, feedback: 'yes' })
    await card.getByRole('img', { name: /^1 Yes/ }).waitFor()
    await director.call(giveRecordFeedback, { id, feedback: 'no' })
    await card.getByRole('img', { name: /^1 No/ }).waitFor()
  })
})

describe('the name and the talent of a group', () => {
  const product = productInBrowser()

  it('are edited by staff, and other desks show them without a reload [REV-03]', async () => {
    const scene = await castingScene(product.origin)
    const [page, other] = [
      await product.arrive(DESK, scene.director),
      await product.arrive(DESK, scene.director),
    ]
    for (const desk of [page, other]) {
      await desk.goto(scene.review)
      await desk.locator('.take-card-root').first().click()
    }
    const director = new ApiClient(product.origin, scene.director)
    await finishCurrentGroup(director, scene.session)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit group' })
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.getByText('A name is required').waitFor()
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('The sisters')
    await dialog.getByRole('combobox', { name: 'Talent' }).click()
    await page.getByRole('option', { name: 'Ben Example' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const desk of [page, other]) {
      await desk.getByRole('heading', { name: 'The sisters' }).waitFor()
      const people = desk.getByRole('list', { name: 'Talent' }).locator(':scope > li')
      await people.filter({ hasText: 'Ben Example' }).waitFor()
      const playing = await people.filter({ hasText: 'In this take' }).allInnerTexts()
      expect(playing.map((words) => words.split('\n')[0])).to.deep.equal(['Ana Example'])
    }
  })
})

describe('an open group', () => {
  const product = productInBrowser()

  detail('keeps the talent whom another desk added while its dialog was open [REV-03]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const [group] = (await director.call(getReview, { session: scene.session })).groups
    const { _id: id, name } = group!
    await finishCurrentGroup(director, scene.session)
    const uri = scene.review.split('/').at(-2)!
    await (await prepareCheckIn(product.origin, { uri, session: scene.session }, 'Cai', 'Regular')).submit()
    const { records } = await director.call(getLobby, { id: scene.session })
    const staffChooses = async (...names: string[]) => {
      const record_ids = names.map((wanted) => records.find(({ first_name }) => first_name === wanted)!._id)
      await director.call(editGroup, { id, name, record_ids })
    }
    await staffChooses('Ana', 'Ben')

    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit group' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit group' })
    const talent = dialog.getByRole('combobox', { name: 'Talent' })
    await talent.waitFor()
    await staffChooses('Ana', 'Ben', 'Cai')
    const people = page.locator('.talent-list-root')
    await people.getByText('Cai Example').waitFor()
    await talent.press('Backspace')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.waitFor({ state: 'detached' })
    await people.getByText('Ben Example').waitFor({ state: 'detached' })
    for (const member of ['Ana Example', 'Cai Example'])
      expect(await people.getByText(member).count()).to.equal(1)
  })

  /** Opens the first group, each as if it had so many takes. */
  async function openWith(takes: number, size: ViewportSize): Promise<Page> {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(size, scene.director)
    await page.route('**/api/videos/group-comments/*', (route) => route.fulfill({ json: { comments: [] } }))
    await page.route('**/api/videos/review/*', async (route) => {
      const answer = await route.fetch()
      const review = await answer.json()
      for (const group of review.groups)
        group.videos = Array.from({ length: takes }, (_, at) => ({ ...group.videos[0], _id: `take-${at}` }))
      await route.fulfill({ response: answer, json: review })
    })
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    await page.getByRole('list', { name: 'Takes' }).waitFor()
    return page
  }

  detail(
    'has words about what was done above its actions, on a phone below its film, and beside a dialog [REV-03]',
    async () => {
      const scene = await castingScene(product.origin)
      for (const size of [PHONE, DESK]) {
        const page = await product.arrive(size, scene.director)
        await page.goto(scene.review)
        await page.locator('.take-card-root').first().click()
        const group = page.getByRole('region', { name: /^Takes of/ })
        await group.locator('video').waitFor()
        await group.getByRole('button', { name: /^(Mark v|V)iewed$/ }).click()
        const words = page.getByRole('status').filter({ hasText: /^Ana/ })
        await words.getByRole('button', { name: 'Undo' }).waitFor()
        const boxes = await Promise.all(
          [words, group.locator('video'), group.getByRole('button', { name: 'More actions' })].map((one) =>
            one.boundingBox(),
          ),
        )
        const [said, film, actions] = boxes.map((box) => box!)
        expect(said!.y + said!.height).to.be.at.most(actions!.y)
        if (size === PHONE) {
          expect(said!.y).to.be.at.least(film!.y + film!.height)
          continue
        }
        await page.keyboard.press('c')
        const button = (await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Copy to / })
          .boundingBox())!
        await page.waitForFunction(
          (left) =>
            [...document.querySelectorAll('[role="status"]')].every(
              (one) => one.getBoundingClientRect().right <= left,
            ),
          button.x,
        )
      }
    },
  )

  detail('is open at the same take after a reload, and closed by one step back [REV-03]', async () => {
    const page = await openWith(3, DESK)
    const second = page.getByRole('list', { name: 'Takes' }).getByRole('button').nth(1)
    await second.click()
    await page.reload()
    await second.and(page.locator('[aria-current="true"]')).waitFor()
    await page.goBack()
    await page.getByRole('list', { name: 'Takes' }).waitFor({ state: 'detached' })
  })

  detail('with many takes reaches no further than the screen of a phone [REV-03]', async () => {
    const page = await openWith(8, PHONE)
    await page.getByRole('list', { name: 'Takes' }).getByRole('button').nth(7).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(PHONE.width)
  })
})

import { addTakeComment, getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { addVideo } from '../../drivers/http/add-video.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { longPage } from '../../drivers/http/long-page.ts'
import { signIn } from '../../drivers/http/office.ts'
import { expectPlaying, seek } from '../../drivers/ui/video.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** The height over which what is read fades out above the field. */
const FADE = 24

/** Waits until the take has come to a second, or has played on from it a little. */
const isAround = (page: Page, second: number) =>
  page.waitForFunction(
    (sought) => Math.abs((document.querySelector('video')?.currentTime ?? 0) - sought) < 0.4,
    second,
  )

describe('comments on a take', () => {
  const product = productInBrowser({ asked: REFUSED })

  it('stand at the second that was watched, appear on other desks, and lead there [REV-04] [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    const [page, other] = [
      await product.arrive(DESK, scene.director),
      await product.arrive(DESK, scene.director),
    ]
    for (const desk of [page, other]) {
      await desk.goto(scene.review)
      await desk.locator('.take-card-root').first().click()
      await desk.getByLabel('Comment on this take').waitFor()
    }
    const video = page.getByRole('region', { name: /^Takes of/ }).locator('video')
    await expectPlaying(video)
    await seek(video, 1.2)
    await page.getByText('Comment at 0:01', { exact: true }).waitFor()
    const comments = page.getByRole('region', { name: 'Comments', exact: true })
    const field = page.getByLabel('Comment on this take')
    await field.fill('Again, but drier')
    await page.getByRole('checkbox', { name: 'Comment at 0:01', checked: true }).waitFor()
    await page.keyboard.press('Enter')
    await comments.getByRole('listitem').getByText('Again, but drier').waitFor()
    await page.keyboard.press('w')
    await page.keyboard.type('And once more')
    await page.getByRole('checkbox', { name: 'Comment at 0:01', checked: true }).waitFor()
    await field.fill('')

    const told = other.getByRole('region', { name: 'Comments', exact: true })
    await told.getByText('Again, but drier').waitFor()
    const dot = other.getByRole('button', { name: /Again, but drier, at 0:01\.06/ })
    await dot.waitFor()
    await told.getByText('Again, but drier').hover()
    await other.locator('[data-pointed]').waitFor()
    expect(await dot.getAttribute('data-pointed'), 'the dot of the comment').to.equal('true')
    await told.getByRole('button', { name: '0:01', exact: true }).click()
    await isAround(other, 1.2)

    await comments.getByRole('button', { name: 'Delete comment' }).click()
    await page
      .getByRole('dialog', { name: 'Want to delete comment?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await told.getByText('Again, but drier').waitFor({ state: 'detached' })
    expect(await other.getByRole('button', { name: /Again, but drier/ }).count()).to.equal(0)
  })

  detail('stay while another take is open, and lead back to theirs [REV-04] [REV-13]', async () => {
    const scene = await castingScene(product.origin)
    const director = new ApiClient(product.origin, scene.director)
    const { groups } = await director.call(getReview, { session: scene.session })
    const group = groups.find(({ videos }) => videos.length > 0)!
    const { buffer } = await cameraFile('second')
    const second = { session: scene.session, group: group._id, name: 'second.mp4', bytes: buffer }
    await addVideo(product.origin, director, second)
    const id = group.videos[0]!._id
    await director.call(addTakeComment, { id, comment: 'Drier here', second: 1.2 })
    await director.call(addTakeComment, { id, comment: 'The one' })
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    const comments = open.getByRole('region', { name: 'Comments', exact: true })
    await comments.getByText('on this take').nth(1).waitFor()
    await open.getByRole('heading', { name: 'Comments 2' }).waitFor()
    await open.getByRole('button', { name: 'Next take' }).click()
    await open.getByRole('heading', { name: 'Comments 2' }).waitFor()
    await comments.getByText('on another take').nth(1).waitFor()
    const [moment, whole] = await comments.getByRole('button', { name: /take 1/i }).all()
    expect(await moment?.textContent()).to.match(/ · 0:01$/)
    expect(await whole?.textContent()).to.match(/take 1$/i)
    await moment?.click()
    await isAround(page, 1.2)
    await comments.getByText('on this take').nth(1).waitFor()
  })

  for (const [screen, size] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)
    detail(`that one has sent are wholly in sight, at ${screen} [REV-04]`, async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const page = await product.arrive(size, scene.director)
      await page.goto(scene.review)
      const { groups } = await director.call(getReview, { session: scene.session })
      const [take] = groups.flatMap(({ videos }) => videos)
      for (let note = 1; note <= 8; note += 1)
        await director.call(addTakeComment, { id: take!._id, comment: `Note ${note}` })
      await page.locator('.take-card-root').first().click()
      const comments = page.getByRole('region', { name: 'Comments', exact: true })
      await comments.getByText('Note 8').waitFor()
      await page.getByLabel('Comment on this take').fill('Again, but drier')
      await page.getByRole('button', { name: 'Add comment' }).click()
      const own = comments.getByRole('listitem').filter({ hasText: 'Again, but drier' })
      await own.waitFor()
      const form = page.locator('form').filter({ has: page.getByLabel('Comment on this take') })
      await until('the comment above the field and what fades out there', async () => {
        const [row, field] = [await own.boundingBox(), await form.boundingBox()]
        return row && field && row.y >= 0 && row.y + row.height <= field.y - FADE
      })
      await page.getByRole('status').getByText('Comment sent').waitFor()
      await page.keyboard.press('w')
      const another = page.getByLabel('Comment on this take')
      await until('the keys mean the take again', async () =>
        another.evaluate((one: HTMLTextAreaElement) => one === document.activeElement && one.value === ''),
      )
    })

  detail(
    'begin in sight on a phone below the people, with the facts of the take behind More [REV-04]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const { groups } = await director.call(getReview, { session: scene.session })
      const group = groups.find(({ videos }) => videos.length > 0)!
      const { buffer } = await cameraFile('second')
      const second = { session: scene.session, group: group._id, name: 'second.mp4', bytes: buffer }
      await addVideo(product.origin, director, second)
      for (const comment of ['First', 'Then', 'Last'])
        await director.call(addTakeComment, { id: group.videos[0]!._id, comment })
      const page = await product.arrive(PHONE, scene.director)
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      const open = page.getByRole('region', { name: /^Takes of/ })
      await open.getByText('Last', { exact: true }).waitFor()
      const box = async (one: Locator) => (await one.boundingBox())!
      const people = await box(open.getByRole('list', { name: 'Talent' }))
      const heading = await box(open.getByRole('heading', { name: /^Comments/ }))
      expect(heading.y - people.y - people.height, 'between people and comments').to.be.at.most(16)
      const rows = open.getByRole('region', { name: 'Comments', exact: true }).getByRole('listitem')
      const form = await box(open.locator('form'))
      const first = await box(rows.first())
      expect(first.y + first.height, 'the first one, above what fades out').to.be.at.most(form.y - FADE)
      const line = await box(open.getByLabel('Comment on this take'))
      expect([line.height, form.height], 'one line').to.deep.equal([44, 44])
      expect(await open.getByText(/^Added /).isVisible(), 'the facts, beside what is said').to.equal(false)
      await open.getByRole('button', { name: /^More actions/ }).click()
      await page
        .getByRole('dialog', { name: 'More actions' })
        .getByText(/^Added /)
        .waitFor()
    },
  )

  detail(
    'say in one line on a phone that they could not be loaded, and load when asked again [REV-04]',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(PHONE, scene.director)
      let isDown = true
      await page.route('**/videos/group-comments/**', (route) =>
        isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
      )
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      const comments = page.getByRole('region', { name: 'Comments', exact: true })
      const retry = comments.getByRole('alert').getByRole('button', { name: 'Retry' })
      await retry.waitFor()
      const field = (await page.getByLabel('Comment on this take').boundingBox())!
      const box = (await retry.boundingBox())!
      expect(box.y + box.height, 'in sight').to.be.at.most(field.y - FADE)
      isDown = false
      await retry.click()
      await comments.getByText('Nobody has commented yet.').waitFor()
    },
  )

  detail('are kept without a network, and sent once when it is back [REV-04] [FBK-01]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    // A page that is open already sends what it sends at once past a new route.
    await page.route('**/add-session-comment/**', (route) => route.abort('internetdisconnected'))
    await page.goto(scene.review)
    await page.locator('.take-card-root').first().click()
    const comments = page.getByRole('region', { name: 'Comments', exact: true })
    await page.getByLabel('Comment on this take').fill('Again, but drier')
    await page.keyboard.press('Enter')
    const words = page.getByText('No connection. What you do is kept here, and sent when it is back.')
    await words.waitFor()
    await page.unroute('**/add-session-comment/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await comments.getByRole('listitem').getByText('Again, but drier').waitFor()
    await words.waitFor({ state: 'detached' })
    expect(await comments.getByRole('alert').count()).to.equal(0)
    expect(await comments.getByRole('listitem').count()).to.equal(1)
  })

  detail(
    'of a client stand at their second on the posting page and in the review, and lead there from another take [FBK-04] [REV-13]',
    async () => {
      const at = await longPage(product.origin, 1)
      const client = await signIn(product.origin, 'client')
      const page = await product.arrive(PHONE, client.token)
      await page.goto(`/posting-page-via-link/${at.uri}/${at.link}/${at.page}`)
      await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      const video = page.locator('video')
      await expectPlaying(video)
      await seek(video, 1.2)
      const comments = page.getByRole('region', { name: 'Comments' })
      await comments.getByRole('textbox', { name: 'Comment' }).fill('This look')
      expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).to.equal(true)
      await comments.getByRole('checkbox', { name: 'Comment at 0:01', checked: true }).waitFor()
      await comments.getByRole('button', { name: 'Add comment' }).click()
      await page.getByRole('button', { name: /This look, at 0:01/ }).waitFor()

      await comments.getByRole('textbox', { name: 'Comment' }).pressSequentially('Not sent')
      await page.getByRole('button', { name: 'Next take' }).click()
      await comments.getByRole('checkbox', { name: 'Comment at Take 1 · 0:01' }).waitFor()
      await comments.getByRole('textbox', { name: 'Comment' }).fill('')
      await comments.getByRole('button', { name: /Take 1 · 0:01/ }).click()
      await comments.getByRole('button', { name: '0:01', exact: true }).waitFor()
      expect(await comments.getByRole('checkbox').count(), 'of a field that was left empty').to.equal(0)
      await isAround(page, 1.2)

      const desk = await product.arrive(DESK, at.director.token)
      const { promise: isGoneTo, resolve: goesOn } = Promise.withResolvers<void>()
      await desk.route('**/take.mp4*', async (route) => {
        await isGoneTo
        await route.continue()
      })
      await desk.goto(`/video/${at.uri}/${at.session}`)
      await desk.locator('.take-card-root').first().press('Enter')
      const beside = desk.getByRole('region', { name: 'Comments', exact: true })
      await beside.getByText('This look').waitFor()
      await desk.getByRole('button', { name: /This look, at 0:01/ }).waitFor()
      await beside.getByRole('button', { name: '0:01' }).click()
      // Also before the file of the take is there.
      goesOn()
      await isAround(desk, 1.2)
    },
  )
})

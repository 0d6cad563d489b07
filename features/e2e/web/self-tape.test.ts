import { createProject, createSession } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { chooseRole, next, sayWho, takePhoto } from '../../drivers/ui/check-in-page.ts'
import { expectPlaying } from '../../drivers/ui/video.ts'
import { VideoReview } from '../../drivers/ui/video-review.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Of a camera that names files by day and number, without a place to break the line. */
const TAPE = 'IMG_20261129_'.repeat(10)

describe('the check-in to a Video Submission', () => {
  const product = productInBrowser()
  let director: ApiClient
  let place: string

  before(async () => {
    director = await signIn(product.origin, 'director')
    const project = await director.call(createProject, { name: 'Self-tapes', project_roles: ['Barista'] })
    const session = await director.call(createSession, {
      name: 'By video',
      studio: project._id,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(0), start_time: '10:00', location_type: 'Video Submission' }],
    })
    place = `${project.uri}/${session._id}`
  })

  async function goToVideos(page: Page): Promise<void> {
    await page.goto(`/onboard/${place}`)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await sayWho(page, 'Ana')
    await next(page)
    await chooseRole(page, 'Barista')
    await next(page)
    await takePhoto(page)
    await next(page)
    await page.getByRole('button', { name: 'Choose videos' }).waitFor()
  }

  it('goes on with its upload after a reload, and is thanked for once the video is there [CHK-10] [CHK-12]', async () => {
    const page = await product.arrive(PHONE)
    await goToVideos(page)
    await next(page)
    await page.getByText('Please add videos').waitFor()

    // The second part never arrives before the reload.
    const second = /\/parts\/000002/
    await page.route(second, () => {})
    const file = await cameraFile(TAPE)
    const confirmed = page.waitForResponse(/\/parts\/1$/)
    await page.locator('input[type=file]').last().setInputFiles(file)
    await page.getByText('Uploading, 88%').waitFor()
    // What the server has not confirmed is sent again after the reload.
    await confirmed
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Choose the same file again to go on').waitFor()
    await page.unroute(second)
    // Once the server has told how far the upload is.
    await page.locator('[role=progressbar][aria-valuenow="88"]').waitFor()
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await next(page)
    await page.getByText('1 of 1 video uploaded').waitFor()
    await page.getByLabel('I agree to the terms').check()
    await page.getByRole('button', { name: 'Submit Video' }).click()
    await page.waitForURL(/\/message\//)
    await page.getByText('Thank you. Your submission has been received.').waitFor()

    const staff = await product.arrive(DESK, director.token)
    await staff.goto(`/video/${place}`)
    await new VideoReview(staff).openGroup('Ana Example')
    const open = staff.getByRole('region', { name: /^Takes of/ })
    await open
      .getByText(/^0:02\b/)
      .first()
      .waitFor()
    await open.getByText(TAPE, { exact: true }).first().waitFor()
    const room = await open.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
    expect(room, 'beside the name of the take').to.be.at.least(0)
    const { groups } = await director.call(getReview, { session: place.split('/')[1]! })
    expect(groups.map(({ name, videos }) => [name, videos.map((one) => one.name)])).to.deep.equal([
      ['Ana Example', [TAPE]],
    ])

    // A client is not told to wait for a casting that nobody is called in to, and finds the video.
    const client = await product.arrive(DESK, (await signIn(product.origin, 'client')).token)
    await client.goto(`/studio/${place}`)
    await client.getByText('Talent send their own videos for this session').waitFor()
    await client.getByRole('button', { name: 'Ana Example', exact: true }).click()
    await client.getByRole('button', { name: 'Takes of Ana Example' }).click()
    const takes = client.getByRole('region', { name: 'Takes of Ana Example' })
    expect(await expectPlaying(takes.locator('video'))).to.be.above(1)
  })

  detail(
    'says on the step of the videos that none can be sent, and keeps a long name on the screen [CHK-12]',
    async () => {
      const page = await product.arrive(PHONE)
      await goToVideos(page)
      const name = `${'IMG_20261129_'.repeat(15)}final.txt`
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from('no video') }
      await page.locator('input[type=file]').setInputFiles(file)
      const bin = page.getByRole('button', { name: `Remove ${name}` })
      await bin.waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(PHONE.width)
      const { x, width } = (await bin.boundingBox())!
      expect(x + width).to.be.at.most(PHONE.width)

      await next(page)
      const missing = page.getByText('Please add videos')
      await page.getByText('Please add videos. Nothing of what was chosen could be uploaded.').waitFor()
      await bin.click()
      await bin.waitFor({ state: 'detached' })
      expect(await missing.textContent()).to.equal('Please add videos')
    },
  )
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToGroup } from '@callboard/lobby/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { finishCurrentGroup } from '../../drivers/http/finish-group.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { prepareCheckIn, signIn, startGroup } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { runMedia } from '../../support/media-program.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Seconds that two takes play together, and may be apart. */
const [PLAYED, APART] = [60, 0.1]

/** A video that is longer than what is played of it. @param rate pictures a second */
async function longFile(rate: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'long-file-'))
  try {
    const file = join(folder, 'take.mp4')
    const picture = ['-f', 'lavfi', '-i', `testsrc=d=${PLAYED + 5}:s=640x360:r=${rate}`]
    const sound = ['-f', 'lavfi', '-i', `sine=d=${PLAYED + 5}`]
    await runMedia('ffmpeg', [...picture, ...sound, '-pix_fmt', 'yuv420p', '-preset', 'ultrafast', file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('takes side by side for a minute', () => {
  const product = productInBrowser()

  async function addTake(director: ApiClient, group: string, rate: number): Promise<void> {
    const upload = await GroupUpload.begin(product.origin, director, group, 'take.mp4', await longFile(rate))
    await upload.send()
    await upload.complete()
  }

  it('are never further apart than a tenth of a second [REV-13]', async () => {
    const director = await signIn(product.origin, 'director')
    const { session, group } = await startGroup(product.origin, director)
    await addTake(director, group, 24)
    await finishCurrentGroup(director, session._id)
    const onboard = { uri: session.studio_uri, session: session._id }
    const ben = await (await prepareCheckIn(product.origin, onboard, 'Ben', 'Barista')).submit()
    await addTake(director, (await director.call(addToGroup, { id: ben.record_id }))._id, 30)
    const takes = async () =>
      (await director.call(getReview, { session: session._id })).groups.flatMap(({ videos }) => videos)
    await until('both takes play', takes, (all) => all.length === 2 && all.every(({ url }) => url !== null))

    const page = await product.arrive(DESK, director.token)
    await page.goto(`/video/${session.studio_uri}/${session._id}`)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').nth(1).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Side by side' }).click()
    await page.getByRole('region', { name: 'Side by side' }).locator('video').nth(1).waitFor()
    await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({ paused }) => !paused))
    const furthest = await page.evaluate(async (seconds) => {
      const [first, second] = [...document.querySelectorAll('video')] as [HTMLVideoElement, HTMLVideoElement]
      let most = 0
      while (first.currentTime < seconds) {
        await new Promise(requestAnimationFrame)
        // Both begin with the first picture that both can show.
        if (first.currentTime > 0 && second.currentTime > 0)
          most = Math.max(most, Math.abs(first.currentTime - second.currentTime))
      }
      return most
    }, PLAYED)
    expect(furthest).to.be.below(APART)
  })
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { signIn } from '../../drivers/http/office.ts'
import { insisting } from '../../drivers/http/persist.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { recordedPieces } from '../../support/recorded-take.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { groupOf, sha256, videosOf } from './killed-files-scene.ts'

const SECONDS = 6
/** Of the take and the upload together, when the kill falls. */
const STEP = 4

describe('a take and an upload while the server is killed', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-kept-'))
  })
  const product = ownProduct(() => ({ CALLBOARD_DATA: folder }))
  after(() => rm(folder, { recursive: true, force: true }))

  const stored = (key: string) => readFile(join(folder, 'blobs/objects', key))

  it('lose no piece and no part that was confirmed: each is a video, its original as it was sent [REL-01] [REC-08]', async () => {
    const director = await signIn(product.origin, 'director')
    const pieces = await recordedPieces(SECONDS)
    const file = (await cameraFile('from the camera')).buffer
    let steps = 0
    let restarted: Promise<void> | undefined
    const persist = insisting(() => {
      steps += 1
      if (steps === STEP) restarted = product.killAndRestart()
    })
    const { session, group, devices } = await groupOf(product.origin, director, 1, persist)
    const device = devices[0]!
    const upload = await GroupUpload.begin(product.origin, director, group, 'upload.mp4', file)
    await Promise.all([
      device.send(pieces).then(() => device.finish()),
      upload.send(upload.parts, persist).then(() => persist(() => upload.complete())),
    ])
    await restarted
    const videos = await until(
      'both videos are made',
      () => videosOf(director, session),
      (made) => made.length === 2 && made.every(({ state }) => state === 'ready'),
    )
    for (const video of videos)
      expect(video.duration).to.be.closeTo(video.name === 'upload' ? 2 : SECONDS, 0.3)
    expect(sha256(await stored(`takes/${device.take}/original.webm`))).to.equal(sha256(Buffer.concat(pieces)))
    expect(sha256(await stored(`uploads/${upload.id}/original`))).to.equal(sha256(file))
  })
})

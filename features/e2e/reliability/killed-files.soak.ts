import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retryVideo, type VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { signIn } from '../../drivers/http/office.ts'
import { insisting } from '../../drivers/http/persist.ts'
import type { TakeDevice } from '../../drivers/http/take-device.ts'
import type { Peer } from '../../peers/peer.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { startS3 } from '../../peers/s3.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { recordedPieces } from '../../support/recorded-take.ts'
import { Chance } from '../support/chance.ts'
import { Killer } from '../support/killer.ts'
import { groupOf, sha256, videosOf } from './killed-files-scene.ts'

const TAKES = 100
const UPLOADS = 30
const STEPS_BETWEEN_KILLS = 40
/** Kills while videos are made, which have five tries each. */
const LATE_KILLS = 20
/** Milliseconds in which the videos of a group are made, whatever is killed. */
const MAKING = 600_000
const GROUP = 5
const SECONDS = 6

describe('takes and uploads while API, workers and storage are killed', () => {
  let folder: string
  let s3: Peer
  let production: Production
  let director: ApiClient
  const chance = new Chance()

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-kept-'))
    s3 = await startS3(folder)
    production = await startProduction({}, { ...process.env, ...s3.env })
    director = await signIn(production.origin, 'director')
  })
  after(async () => {
    await production?.stop()
    await s3?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** What the storage holds under the key. */
  const stored = (key: string) => readFile(join(folder, `callboard/${key}._S3rver_object`))

  it('lose no piece and no part that was confirmed: each is a video, its original as it was sent [REL-01] [REC-08]', async () => {
    console.log(`      seed ${chance.seed}`)
    const pieces = await recordedPieces(SECONDS)
    const file = (await cameraFile('from the camera')).buffer
    const victims = new Map<string, Peer | Production['apis'][number]>([['storage', s3]])
    for (const [n, api] of production.apis.entries()) victims.set(`API ${n + 1}`, api)
    for (const [n, worker] of production.workers.entries()) victims.set(`worker ${n + 1}`, worker)
    const killer = new Killer(chance, victims, STEPS_BETWEEN_KILLS)
    const persist = insisting(killer.step)
    const groups: Awaited<ReturnType<typeof groupOf>>[] = []
    for (let n = 0; n < TAKES; n += GROUP)
      groups.push(await groupOf(production.origin, director, Math.min(GROUP, TAKES - n), persist))

    const uploads: GroupUpload[] = []
    const upload = async ({ group }: (typeof groups)[number], n: number) => {
      const begun = await persist(() =>
        GroupUpload.begin(production.origin, director, group, `upload ${n}.mp4`, file),
      )
      uploads.push(begun)
      await begun.send(begun.parts, persist)
      await persist(() => begun.complete())
    }
    const record = async (device: TakeDevice) => {
      await device.send(pieces)
      await device.finish()
    }
    const perGroup = Math.ceil(UPLOADS / groups.length)
    for (const [place, group] of groups.entries()) {
      const numbers = Array.from({ length: perGroup }, (_, n) => place * perGroup + n)
      await Promise.all([
        ...group.devices.map(record),
        ...numbers.filter((n) => n < UPLOADS).map((n) => upload(group, n)),
      ])
    }

    let retried = 0
    const early = killer.killed.length
    for (const { session, devices } of groups) {
      const look = async () => {
        const videos = await videosOf(director, session)
        for (const video of videos.filter(({ state }) => state === 'failed')) {
          // After five tries that died: the person who sees it presses Retry.
          retried += 1
          await persist(() => director.call(retryVideo, { id: video._id }))
        }
        if (killer.killed.length < early + LATE_KILLS) killer.step()
        else await killer.rest()
        return videos
      }
      const areReady = (videos: readonly VideoView[]) => videos.every(({ state }) => state === 'ready')
      const videos = await until('the videos are made', look, areReady, MAKING)
      for (const video of videos)
        expect(video.duration).to.be.closeTo(video.name.startsWith('upload') ? 2 : SECONDS, 0.3)
      expect(videos.filter(({ name }) => !name.startsWith('upload'))).to.have.length(devices.length)
    }
    await killer.rest()
    for (const { take } of groups.flatMap(({ devices }) => devices))
      expect(sha256(await stored(`takes/${take}/original.webm`))).to.equal(sha256(Buffer.concat(pieces)))
    expect(new Set(uploads.map(({ id }) => id))).to.have.length(UPLOADS)
    for (const { id } of uploads)
      expect(sha256(await stored(`uploads/${id}/original`))).to.equal(sha256(file))
    const all = (await Promise.all(groups.map(({ session }) => videosOf(director, session)))).flat()
    expect(all).to.have.length(TAKES + UPLOADS)
    console.log(`      ${killer.killed.length} kills, ${retried} videos made by Retry`)
  })
})

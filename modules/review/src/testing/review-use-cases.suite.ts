import type { DomainError } from '@callboard/core'
import { outcomeOf, type StoreHarness, type TestScope, testsOf, until } from '@callboard/core/testing'
import { groupFinished, groupPictureChosen, recordDeleted } from '@callboard/lobby/contract'
import { copiesChanged, groupAnswered, groupsCopied } from '@callboard/posting/contract'
import { expect } from 'chai'
import { stopTakesOfLeftGroup, sweepTake } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import {
  listVideosOfRecord,
  retryVideo,
  saveGroupThumbnail,
  takeVideoThumbnail,
  updateVideos,
} from '../contract/index.ts'
import { ASSEMBLE_ATTEMPTS, PICTURE_STOPPED, SHORT_TAKE } from '../domain/video.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'
import { inPieces, PHONE, recording, takeSteps } from './take-steps.ts'

const HOLD = { kind: 'page', ids: { id: 'page' } }

export function reviewUseCasesSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`review on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const steps = takeSteps(() => world)
    const { start, videos, put, confirm, send, finish, assemble, recordingTake, readyVideo } = steps

    describe('a take', () => {
      it('needs a talent in the current group', async () => {
        world.group.facts = null
        expect(await outcomeOf(start())).to.equal('rule no_current_group')
      })

      it('is not asked for where the project has no local recording [PRJ-05]', async () => {
        world.changeSession({ localRecording: false })
        expect(await outcomeOf(start())).to.equal('rule local_recording_off')
        expect(world.payloads('start-local-recording')).to.deep.equal([])
      })

      race('is asked of each member once, however often Record is pressed', async () => {
        await Promise.all([start(), start(), start()])
        const { takes } = await start()
        expect(takes.map(({ record, state }) => [record, state])).to.have.deep.members([
          ['ann', 'asked'],
          ['bob', 'asked'],
        ])
        expect(world.payloads('start-local-recording')).to.have.deep.members(
          takes.map(({ _id }) => ({ talent: { take: _id } })),
        )
      })

      it('is started and stopped by staff of the session only', async () => {
        const input = { session: world.session }
        expect(await outcomeOf(world.call(api.startTakes, world.stranger, input))).to.equal('missing missing')
        expect(await outcomeOf(world.call(api.stopTakes, world.stranger, input))).to.equal('missing missing')
        expect(await outcomeOf(world.call(api.getReview, world.stranger, input))).to.equal('missing missing')
      })

      it('appears in its group with a picture, playable, after its last piece [REC-05]', async () => {
        const { take, video } = await readyVideo()
        expect(video).to.include({
          state: 'ready',
          name: 'ann Lee, take 1',
          duration: 6,
          width: 640,
          fps: 30,
        })
        expect(video.thumbnail_url).to.contain('thumbnail.jpg')
        expect(world.payloads('new-video-added')).to.have.length(1)
        expect(world.payloads('video-update').at(-1)).to.deep.include({ staff: video })
        expect(world.payloads('review.video-ready')).to.have.length(1)
        expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
        expect((await world.blobs.info(`takes/${take}/original.webm`))?.size).to.equal(recording(6).length)
      })

      it('is the business of its own device only', async () => {
        const take = await recordingTake()
        const others = { id: take, from: 1, count: 1, device: PHONE }
        expect(await outcomeOf(world.call(api.pieceAddresses, world.device('bob'), others))).to.equal(
          'missing missing',
        )
        expect(await outcomeOf(world.call(api.pieceAddresses, world.director, others))).to.equal(
          'missing missing',
        )
      })

      it('stops with its group, and when its talent is removed', async () => {
        const take = await recordingTake()
        await world.work(recordDeleted, { record_id: 'ann', session_id: world.session })
        const states = async () => {
          const { takes } = await world.call(api.listTakes, world.director, { session: world.session })
          return new Map(takes.map((open) => [open.record, open.state]))
        }
        expect(await states()).to.deep.equal(
          new Map([
            ['ann', 'stopping'],
            ['bob', 'asked'],
          ]),
        )
        await world.work(groupFinished, { group_id: 'group', session_id: world.session })
        expect((await states()).get('bob')).to.equal('stopping')
        expect(world.payloads('stop-local-recording')).to.deep.include({ talent: { take } })
        await send(take, inPieces(recording(2), 2))
        expect((await finish(take, 2)).state).to.equal('done')
      })

      it('begun in the moment its group is finished is stopped and kept [REC-09]', async () => {
        // The event of the finished group comes between the look at its members and the commit of their takes.
        await world.work(groupFinished, { group_id: 'group', session_id: world.session })
        const take = await recordingTake()
        await send(take, inPieces(recording(6), 2))
        const jobs = world.payloads('review.stop-takes-of-left-group')
        expect(jobs).to.deep.equal([{ session: world.session, group: 'group' }])
        const run = () => world.work(stopTakesOfLeftGroup, { session: world.session, group: 'group' })
        await run()
        expect(world.payloads('stop-local-recording')).to.deep.equal([])
        world.group.facts = null
        await run()
        expect(world.payloads('stop-local-recording')).to.deep.include({ talent: { take } })
        expect((await finish(take, 2)).state).to.equal('done')
        await assemble(take)
        const kept = await world.store.read(({ videos }) => videos.byTake(take))
        expect(kept).to.include({ state: 'ready', groupId: 'group', duration: 6 })
      })

      it('is stopped without the others where the stop names it [REC-01]', async () => {
        const [ann, bob] = (await start()).takes
        const input = { session: world.session, takes: [ann!._id, 'elsewhere'] }
        const { takes } = await world.call(api.stopTakes, world.director, input)
        expect(takes.map(({ _id, state }) => [_id, state])).to.deep.equal([[ann!._id, 'stopping']])
        const { takes: open } = await world.call(api.listTakes, world.director, { session: world.session })
        expect(open.find(({ _id }) => _id === bob!._id)).to.include({ state: 'asked' })
      })

      it('tells a device that began too late to stop', async () => {
        const { takes } = await start()
        await world.call(api.stopTakes, world.director, { session: world.session })
        world.promised.length = 0
        const late = takes[0]!
        const view = await world.call(api.takeStarted, world.device(late.record!), {
          id: late._id,
          mime_type: 'video/webm',
          device: PHONE,
        })
        expect(view.state).to.equal('stopping')
        expect(world.payloads('stop-local-recording')).to.deep.equal([{ talent: { take: late._id } }])
      })

      it('that never began is lost, with the reason of the device', async () => {
        const { takes } = await start()
        const input = { id: takes[0]!._id, reason: 'The camera is used by another program.' }
        const view = await world.call(api.takeInterrupted, world.device(takes[0]!.record!), input)
        expect(view).to.include({ state: 'lost', reason: input.reason })
        expect(await videos()).to.deep.equal([])
      })
    })

    describe('pieces', () => {
      race('are confirmed only with the right size and checksum [REC-08]', async () => {
        const take = await recordingTake()
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('missing missing')
        await put(take, 1, 'abd')
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('conflict piece_damaged')
        await put(take, 1, 'ab')
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('conflict piece_damaged')
        expect(await steps.confirmed(take)).to.deep.equal([])
        await put(take, 1, 'abc')
        await Promise.all([confirm(take, 1, 'abc'), confirm(take, 1, 'abc')])
        expect(await steps.confirmed(take)).to.deep.equal([{ piece: 1, size: 3, sha256: sha256('abc') }])
        expect(await outcomeOf(confirm(take, 1, 'xyz'))).to.equal('conflict piece_differs')
      })

      it('that are confirmed get no address any more', async () => {
        const take = await recordingTake()
        await send(take, ['one'], 2)
        const { addresses } = await world.call(api.pieceAddresses, world.device('ann'), {
          id: take,
          from: 1,
          count: 3,
          device: PHONE,
        })
        expect(addresses.map(({ piece }) => piece)).to.deep.equal([1, 3])
      })

      for (const later of ['another!', 'of another length'])
        it(`stay what was confirmed when their address is used once more (${later}) [REC-08]`, async () => {
          const take = await recordingTake()
          const [first, second] = inPieces(recording(6), 2) as [string, string]
          await send(take, [first, second])
          await put(take, 1, later.padEnd(later === 'another!' ? first.length : 0, '!'))
          await finish(take, 2)
          await assemble(take)
          expect((await videos())[0]).to.include({ state: 'ready', duration: 6 })
          expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
        })

      it('that come again while they are confirmed leave the confirmed bytes alone [REC-08]', async () => {
        const take = await recordingTake()
        const [first, second] = inPieces(recording(6), 2) as [string, string]
        await put(take, 1, first)
        world.beforeCopy(() => put(take, 1, 'other bytes'))
        expect(await outcomeOf(confirm(take, 1, first))).to.equal('conflict piece_damaged')
        world.beforeCopy(async () => {})
        await send(take, [first, second])
        await finish(take, 2)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 6 })
      })

      it('that are missing are named when the device wants to finish', async () => {
        const take = await recordingTake()
        await send(take, ['one'], 1)
        await send(take, ['three'], 3)
        const error = await finish(take, 4).catch((caught: unknown) => caught)
        expect(error).to.include({ kind: 'conflict', code: 'pieces_missing' })
        expect((error as DomainError).current).to.deep.equal([2, 4])
        expect(await videos()).to.deep.equal([])
      })

      it('none at all make a lost take', async () => {
        const take = await recordingTake()
        expect(await finish(take, 0)).to.include({ state: 'lost', reason: 'Nothing was recorded.' })
      })
    })

    describe('making it playable', () => {
      it('reads its pieces from the store once, and never its original', async () => {
        const { take } = await readyVideo()
        expect(world.readKeys.filter((key) => key.startsWith(`takes/${take}/kept/`))).to.have.length(3)
        expect(world.readKeys).to.have.length(3)
      })

      it('leaves nothing that is put to an address of its pieces afterwards', async () => {
        const { take } = await readyVideo()
        await put(take, 1, 'late')
        expect(world.payloads('review.sweep-take')).to.deep.equal([{ take }])
        await world.work(sweepTake, { take })
        expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
      })

      it('ends the same wherever the process is killed, and loses nothing', async () => {
        let deaths = 0
        for (let calls = 0; ; calls += 1) {
          const take = await recordingTake()
          await send(take, inPieces(recording(calls + 2), 3))
          await finish(take, 3)
          world.dieAfter(calls)
          const outcome = await outcomeOf(assemble(take))
          world.live()
          if (outcome === 'done') break
          deaths += 1
          await assemble(take)
          await assemble(take)
          const video = (await videos()).at(-1)!
          expect(video, `killed at call ${calls}`).to.include({ state: 'ready', duration: calls + 2 })
          expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
        }
        expect(deaths).to.be.above(10)
        expect(world.payloads('review.video-ready')).to.have.length(deaths + 1)
      })

      it('waits visibly for an encoder where there is none, and keeps the original', async () => {
        const take = await recordingTake()
        await send(take, [recording(2, 'vp8')])
        await finish(take, 1)
        await assemble(take)
        const [video] = await videos()
        expect(video).to.include({ state: 'waiting', url: null })
        expect(video!.reason).to.contain('no encoder')
        expect(await world.blobs.info(`takes/${take}/original.webm`)).not.to.equal(null)
      })

      it('tells how far it is once a second while it lasts [OPS-08]', async () => {
        world.whileEncoding(async (onProgress) => {
          onProgress(0.1)
          world.clock.advance(1_000)
          onProgress(0.4)
          world.clock.advance(900)
          onProgress(0.5)
          world.clock.advance(100)
          onProgress(1)
        })
        const { video } = await readyVideo()
        expect(world.payloads('video-progress')).to.deep.equal([
          { staff: { _id: video._id, progress: 40 } },
          { staff: { _id: video._id, progress: 99 } },
        ])
      })

      it('fails visibly on a file that is no video, and keeps the original', async () => {
        const take = await recordingTake()
        await send(take, ['words'])
        await finish(take, 1)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'failed', url: null })
        expect(await world.blobs.info(`takes/${take}/original.webm`)).not.to.equal(null)
      })

      it('shows staff a take that is short, or whose picture stops before its sound [REC-06]', async () => {
        const warnings: (string | null)[] = []
        for (const facts of [recording(0.4), recording(8.9, 'h264', 10), recording(9.1, 'h264', 10)]) {
          const take = await recordingTake()
          await send(take, [facts])
          await finish(take, 1)
          await assemble(take)
          const video = (await videos()).at(-1)!
          expect(video.state).to.equal('ready')
          warnings.push(video.warning)
        }
        expect(warnings).to.deep.equal([SHORT_TAKE, PICTURE_STOPPED, null])
      })

      it('is found when its job is gone, once while the job waits [REL-05]', async () => {
        const take = await recordingTake()
        await send(take, inPieces(recording(2), 2))
        await finish(take, 2)
        world.promised.length = 0
        world.clock.advance(14 * 60_000)
        await world.stuck.resume()
        expect(world.payloads('review.assemble-take')).to.deep.equal([])
        world.clock.advance(60_000)
        await world.stuck.resume()
        await world.stuck.resume()
        const jobs = world.promised.flatMap((entry) =>
          entry.kind === 'job' && entry.name === 'review.assemble-take' ? [entry.key] : [],
        )
        expect(new Set(jobs).size).to.equal(1)
        expect(world.payloads('review.assemble-take')[0]).to.deep.equal({ take })
      })

      it('is not taken for stuck while an encoder tells how far it is', async () => {
        world.whileEncoding(async (onProgress) => {
          for (const share of [0.2, 0.4, 0.6]) {
            world.clock.advance(10 * 60_000)
            onProgress(share)
            await until('the progress is told', () => world.payloads('video-progress').length > share * 5 - 1)
            await world.stuck.resume()
          }
        })
        const { take } = await readyVideo()
        expect(world.payloads('review.assemble-take')).to.deep.equal([{ take }])
      })

      it('begins by itself when the install has got an encoder', async () => {
        const take = await recordingTake()
        await send(take, [recording(2, 'vp8')])
        await finish(take, 1)
        await assemble(take)
        world.promised.length = 0
        await world.stuck.resume()
        expect(world.payloads('review.assemble-take')).to.deep.equal([])
        world.gotEncoder()
        await world.stuck.resume()
        expect(world.payloads('review.assemble-take')).to.deep.equal([{ take }])
        expect((await videos())[0]!.state).to.equal('processing')
      })

      it('is tried five times, and then again when staff of the session ask for it', async () => {
        expect(ASSEMBLE_ATTEMPTS).to.equal(5)
        const take = await recordingTake()
        await send(take, inPieces(recording(2), 2))
        await finish(take, 2)
        for (let tries = 0; tries < ASSEMBLE_ATTEMPTS; tries += 1) {
          world.dieAfter(0)
          await outcomeOf(assemble(take))
        }
        world.live()
        const [video] = await videos()
        expect(video).to.deep.include({ state: 'failed', can: { retry: true } })
        expect(video!.reason).to.contain('The recording is kept.')
        world.promised.length = 0
        const retry = (actor = world.director) => world.call(retryVideo, actor, { id: video!._id })
        expect(await outcomeOf(retry(world.stranger))).to.equal('missing missing')
        expect(await retry()).to.deep.include({ state: 'processing', can: { retry: false } })
        await retry()
        expect(world.payloads('review.assemble-take')).to.deep.equal([{ take }])
        await assemble(take)
        expect((await videos())[0]!.state).to.equal('ready')
        expect(await outcomeOf(retry())).to.equal('conflict nothing_to_retry')
      })

      it('fails visibly after the last try, and can be asked for again', async () => {
        const take = await recordingTake()
        await send(take, inPieces(recording(2), 2))
        await finish(take, 2)
        const states: string[] = []
        for (let tries = 0; tries < ASSEMBLE_ATTEMPTS; tries += 1) {
          world.dieAfter(0)
          await outcomeOf(assemble(take))
          states.push((await videos())[0]!.state)
        }
        expect(states.pop()).to.equal('failed')
        expect(new Set(states)).to.deep.equal(new Set(['processing']))
        world.live()
        await assemble(take)
        expect((await videos())[0]!.state).to.equal('ready')
      })
    })

    describe('videos and groups', () => {
      it('have addresses of minutes only, so that a removed link stops playing [SEC-05]', async () => {
        const { video } = await readyVideo()
        world.signed.clear()
        await videos()
        const take = (await world.videos.playable([video._id], () => HOLD)).get(video._id)
        take?.url()
        expect([...world.signed]).to.have.deep.members(
          ['take.mp4', 'thumbnail.jpg'].map((name) => [`videos/${video._id}/${name}`, 300]),
        )
      })

      it('give pictures at a chosen time, for their group until it shows its first take again [REV-09]', async () => {
        const { video } = await readyVideo()
        const take = (timemark: number | string, actor = world.director) =>
          world.call(takeVideoThumbnail, actor, { key: video._id, timemark })
        const textOf = async (key: string) => {
          const parts: Uint8Array[] = []
          for await (const part of await world.blobs.read(key)) parts.push(part)
          return Buffer.concat(parts).toString()
        }
        const first = await take(2.5)
        expect(await textOf(first.key)).to.equal('still at 2.5')
        expect(first.url).to.contain(first.key)
        expect(await textOf((await take('00:01:02.250')).key)).to.equal('still at 62.25')
        expect(await outcomeOf(take(1, world.stranger))).to.equal('missing missing')

        const choose = (key: string | null, actor = world.director) =>
          world.call(saveGroupThumbnail, actor, { id: 'group', key })
        world.promised.length = 0
        const chosen = await choose(first.key)
        expect(chosen).to.include({ has_own_thumbnail: true })
        expect(chosen.thumbnail_url).to.contain(first.key)
        await choose(first.key)
        expect(world.payloads('video-update')).to.have.length(1)
        expect(await world.videos.pictures(['group'], () => HOLD)).to.deep.equal(
          new Map([['group', { videoId: video._id, url: first.url }]]),
        )
        const foreign = first.key.replace(video._id, 'another')
        expect(await outcomeOf(choose(foreign))).to.equal('missing missing')
        const neverTaken = `videos/${video._id}/stills/never.jpg`
        expect(await outcomeOf(choose(neverTaken))).to.equal('missing missing')
        expect(await outcomeOf(choose(first.key, world.stranger))).to.equal('missing missing')
        expect((await choose(null)).thumbnail_url).to.contain('thumbnail.jpg')
        expect(await world.videos.pictures(['group'], () => HOLD)).to.deep.equal(new Map())
      })

      it('follow the picture that staff choose where they name the group', async () => {
        const { video } = await readyVideo()
        const { key } = await world.call(takeVideoThumbnail, world.director, { key: video._id, timemark: 1 })
        expect(await world.videos.isPictureOf('group', key)).to.equal(true)
        expect(await world.videos.isPictureOf('another', key)).to.equal(false)
        expect(await world.videos.isPictureOf('group', `videos/${video._id}/stills/never.jpg`)).to.equal(
          false,
        )
        const hear = (chosen: string | null) =>
          world.work(groupPictureChosen, { group_id: 'group', session_id: world.session, key: chosen })
        const shown = async () => [...(await world.videos.pictures(['group'], () => HOLD)).values()]
        await hear(key)
        await hear(key)
        expect((await shown()).map(({ videoId }) => videoId)).to.deep.equal([video._id])
        await hear('videos/gone/stills/still.jpg')
        expect((await shown()).map(({ videoId }) => videoId)).to.deep.equal([video._id])
        await hear(null)
        expect(await shown()).to.deep.equal([])
      })

      it('store no empty picture, and give none before they play [REV-09]', async () => {
        const { video } = await readyVideo()
        world.stillsAreEmpty()
        const taken = world.call(takeVideoThumbnail, world.director, { key: video._id, timemark: 1 })
        expect(await outcomeOf(taken)).to.equal('unavailable no_picture')
        expect(await world.blobs.list(`videos/${video._id}/stills/`)).to.deep.equal([])
        const take = await recordingTake()
        await send(take, [recording(2)])
        await finish(take, 1)
        const key = (await videos()).find(({ state }) => state === 'processing')!._id
        const early = world.call(takeVideoThumbnail, world.director, { key, timemark: 1 })
        expect(await outcomeOf(early)).to.equal('conflict not_ready')
      })

      it('are changed by the fields of the sources, which must be true of them [API-01]', async () => {
        const { video } = await readyVideo()
        const like = (more: object) =>
          world.call(api.likeVideo, world.director, { id: video._id, isLiked: true, ...more })
        expect(await outcomeOf(like({ groupId: 'other' }))).to.equal('missing missing')
        expect(await outcomeOf(like({ recordIds: ['ann', 'bob'] }))).to.equal('missing missing')
        expect((await like({ groupId: 'group', recordIds: ['ann'] })).liked).to.equal(true)
        const change = { id: video._id, liked: false }
        expect(await world.call(api.archiveVideo, world.director, change)).to.include({
          liked: false,
          is_archived: false,
        })
        const many = { ids: [video._id], fields: { liked: true, is_archived: true } }
        const { videos: changed } = await world.call(updateVideos, world.director, many)
        expect(changed.map(({ liked, is_archived }) => [liked, is_archived])).to.deep.equal([[true, true]])
      })

      it('are listed with their groups for one talent of the session [API-01]', async () => {
        await readyVideo()
        const list = (record: string, actor = world.director) =>
          world.call(listVideosOfRecord, actor, { session: world.session, record })
        const [group] = (await list('ann')).groups
        expect(group?._id).to.equal('group')
        expect(group?.videos.map(({ record_ids }) => record_ids)).to.deep.equal([['ann']])
        expect((await list('bob')).groups.map((one) => one.videos)).to.deep.equal([[]])
        expect((await list('nobody')).groups).to.deep.equal([])
        expect(await outcomeOf(list('ann', world.stranger))).to.equal('missing missing')
      })

      it('are liked and archived by staff of the session, once each', async () => {
        const { video } = await readyVideo()
        world.promised.length = 0
        const like = (actor = world.director) =>
          world.call(api.likeVideo, actor, { id: video._id, isLiked: true })
        expect((await like()).liked).to.equal(true)
        await like()
        expect(world.payloads('video-update')).to.have.length(1)
        expect(await outcomeOf(like(world.stranger))).to.equal('missing missing')
        const archived = await world.call(api.archiveVideo, world.director, {
          id: video._id,
          is_archived: true,
        })
        expect(archived).to.include({ is_archived: true, liked: true })
        expect(await world.videos.forGroups(world.session, ['group'])).to.deep.equal([
          {
            groupId: 'group',
            order: null,
            videos: [
              { id: video._id, liked: true, archived: true, order: 1, plays: true, recordIds: ['ann'] },
            ],
          },
        ])
      })

      it('are archived many at once, all of them or none', async () => {
        const { video } = await readyVideo()
        const update = (is_archived: boolean, more: string[] = [], actor = world.director) =>
          world.call(updateVideos, actor, { ids: [video._id, ...more], fields: { is_archived } })
        const told = world.payloads('video-update').length
        expect((await update(true)).videos).to.have.length(1)
        await update(true)
        expect(world.payloads('video-update')).to.have.length(told + 1)
        expect(await outcomeOf(update(false, ['nothing']))).to.equal('missing missing')
        expect(await outcomeOf(update(false, [], world.stranger))).to.equal('missing missing')
        expect(
          (await world.call(api.getReview, world.director, { session: world.session })).groups[0]?.videos[0],
        ).to.include({ is_archived: true })
      })

      it('are viewed and copied as people and other modules say', async () => {
        const flags = async () => {
          const { viewed, copied } = await world.call(api.getGroupVideos, world.director, { id: 'group' })
          return { viewed, copied }
        }
        expect(await flags()).to.deep.equal({ viewed: false, copied: false })
        world.copiedGroups.add('group')
        await world.work(groupsCopied, { session_id: world.session, group_ids: ['group'] })
        await world.work(groupAnswered, { session_id: world.session, group_id: 'group' })
        expect(await flags()).to.deep.equal({ viewed: true, copied: true })
        await world.call(api.markViewed, world.director, { id: 'group', viewed: false })
        expect(await flags()).to.deep.equal({ viewed: false, copied: true })
        expect(
          await outcomeOf(world.call(api.markViewed, world.stranger, { id: 'group', viewed: true })),
        ).to.equal('missing missing')
      })

      it('are copied while a page has them, whichever event is heard last [PST-02]', async () => {
        const isCopied = async () =>
          (await world.call(api.getGroupVideos, world.director, { id: 'group' })).copied
        const events = { session_id: world.session, group_ids: ['group'] }
        world.copiedGroups.add('group')
        await world.work(copiesChanged, events)
        expect(await isCopied()).to.equal(true)
        world.copiedGroups.delete('group')
        await world.work(copiesChanged, events)
        expect(await isCopied()).to.equal(false)
        await world.work(groupsCopied, events)
        expect(await isCopied()).to.equal(false)
      })
    })
  })
}

import type { Actor, Clock, DomainError } from '@callboard/core'
import { failureOf, outcomeOf } from '@callboard/core/testing'
import { expect } from 'chai'
import * as api from '../contract/endpoints.ts'
import { type ArchiveStep, PIECE_TYPE } from '../contract/index.ts'
import { pieceKey } from '../domain/take.ts'
import { bytesOf } from './bytes-of.ts'
import { type ReviewMachines, type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'

/** A recording as the fake media tool reads it. */
const recording = (durationSeconds: number, videoCodec = 'h264') =>
  JSON.stringify({ durationSeconds, width: 640, height: 360, fps: 30, videoCodec, audioCodec: 'opus' })

const inPieces = (text: string, count: number) => {
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length))
}

/** @param make machines whose media tool copies H.264 but cannot encode, and reads `recording` */
export function reviewUseCasesContract(name: string, make: (clock: Clock) => Promise<ReviewMachines>): void {
  describe(`review on ${name}`, () => {
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(make)
    })
    afterEach(() => world.stop())

    const start = () => world.call(api.startTakes, world.director, { session: world.session })
    const review = () => world.call(api.getReview, world.director, { session: world.session })
    const videos = async () => (await review()).groups.flatMap((group) => group.videos)
    const put = (take: string, piece: number, text: string) =>
      world.blobs.write(pieceKey(take, piece), new TextEncoder().encode(text), PIECE_TYPE)
    const confirm = (take: string, piece: number, text: string, recordId = 'ann') =>
      world.call(api.confirmPiece, world.device(recordId), {
        id: take,
        piece,
        size: Buffer.byteLength(text),
        sha256: sha256(text),
      })
    const send = async (take: string, pieces: readonly string[], from = 1) => {
      for (const [index, text] of pieces.entries()) {
        await put(take, from + index, text)
        await confirm(take, from + index, text)
      }
    }
    const finish = (id: string, pieces: number) =>
      world.call(api.finishTake, world.device('ann'), { id, pieces })
    const assemble = (take: string) => world.assemble.run(world.system, { take })
    /** Ann's take, which records. */
    const recordingTake = async () => {
      const { takes } = await start()
      const take = takes.find(({ record }) => record === 'ann')!._id
      await world.call(api.takeStarted, world.device('ann'), {
        id: take,
        mime_type: 'video/webm;codecs=h264',
      })
      return take
    }
    const readyVideo = async () => {
      const take = await recordingTake()
      await send(take, inPieces(recording(6), 3))
      await finish(take, 3)
      await assemble(take)
      const video = (await videos()).at(-1)
      return { take, video: video! }
    }

    describe('a take', () => {
      it('needs somebody in the current group', async () => {
        world.group.facts = null
        expect(await outcomeOf(start())).to.equal('rule no_current_group')
      })

      it('is asked of each member once, however often Record is pressed', async () => {
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
        await put(take, 1, 'one')
        expect(await outcomeOf(confirm(take, 1, 'one', 'bob'))).to.equal('missing missing')
        const others = { id: take, from: 1, count: 1 }
        expect(await outcomeOf(world.call(api.pieceAddresses, world.device('bob'), others))).to.equal(
          'missing missing',
        )
        expect(await outcomeOf(world.call(api.pieceAddresses, world.director, others))).to.equal(
          'missing missing',
        )
      })

      it('stops with its group, and when its talent is removed', async () => {
        const take = await recordingTake()
        await world.onRecordDeleted.run(world.system, { record_id: 'ann', session_id: world.session })
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
        await world.onGroupFinished.run(world.system, { group_id: 'group', session_id: world.session })
        expect((await states()).get('bob')).to.equal('stopping')
        expect(world.payloads('stop-local-recording')).to.deep.include({ talent: { take } })
        await send(take, inPieces(recording(2), 2))
        expect((await finish(take, 2)).state).to.equal('done')
      })

      it('tells a device that began too late to stop', async () => {
        const { takes } = await start()
        await world.call(api.stopTakes, world.director, { session: world.session })
        world.promised.length = 0
        const late = takes[0]!
        const view = await world.call(api.takeStarted, world.device(late.record), {
          id: late._id,
          mime_type: 'video/webm',
        })
        expect(view.state).to.equal('stopping')
        expect(world.payloads('stop-local-recording')).to.deep.equal([{ talent: { take: late._id } }])
      })

      it('that never began is lost, with the reason of the device', async () => {
        const { takes } = await start()
        const input = { id: takes[0]!._id, reason: 'The camera is used by another program.' }
        const view = await world.call(api.takeInterrupted, world.device(takes[0]!.record), input)
        expect(view).to.include({ state: 'lost', reason: input.reason })
        expect(await videos()).to.deep.equal([])
      })
    })

    describe('pieces', () => {
      it('are confirmed only with the right size and checksum [REC-08]', async () => {
        const take = await recordingTake()
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('missing missing')
        await put(take, 1, 'abd')
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('conflict piece_damaged')
        await put(take, 1, 'ab')
        expect(await outcomeOf(confirm(take, 1, 'abc'))).to.equal('conflict piece_damaged')
        expect((await world.call(api.listPieces, world.device('ann'), { id: take })).pieces).to.deep.equal([])
        await put(take, 1, 'abc')
        await Promise.all([confirm(take, 1, 'abc'), confirm(take, 1, 'abc')])
        expect((await world.call(api.listPieces, world.device('ann'), { id: take })).pieces).to.deep.equal([
          1,
        ])
        expect(await outcomeOf(confirm(take, 1, 'xyz'))).to.equal('conflict piece_differs')
      })

      it('that are confirmed get no address any more', async () => {
        const take = await recordingTake()
        await send(take, ['one'], 2)
        const { addresses } = await world.call(api.pieceAddresses, world.device('ann'), {
          id: take,
          from: 1,
          count: 3,
        })
        expect(addresses.map(({ piece }) => piece)).to.deep.equal([1, 3])
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

      it('fails visibly on what is no video, and keeps the original', async () => {
        const take = await recordingTake()
        await send(take, ['words'])
        await finish(take, 1)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'failed', url: null })
        expect(await world.blobs.info(`takes/${take}/original.webm`)).not.to.equal(null)
      })

      it('fails visibly after the fifth try, and can be asked for again', async () => {
        const take = await recordingTake()
        await send(take, inPieces(recording(2), 2))
        await finish(take, 2)
        const states: string[] = []
        for (let tries = 0; tries < 5; tries += 1) {
          world.dieAfter(0)
          await outcomeOf(assemble(take))
          states.push((await videos())[0]!.state)
        }
        expect(states).to.deep.equal(['processing', 'processing', 'processing', 'processing', 'failed'])
        world.live()
        await assemble(take)
        expect((await videos())[0]!.state).to.equal('ready')
      })
    })

    describe('a device that dies', () => {
      const MINUTES = 60_000
      const close = (take: string) => world.close.run(world.system, { take })

      it('leaves its take open while pieces arrive', async () => {
        const take = await recordingTake()
        world.clock.advance(1.5 * MINUTES)
        await send(take, ['one'])
        world.clock.advance(1.5 * MINUTES)
        world.promised.length = 0
        await close(take)
        expect(
          world.promised.map((entry) => entry.kind === 'job' && [entry.name, entry.at?.toISOString()]),
        ).to.deep.equal([['review.close-abandoned-take', '2026-03-02T09:03:30.000Z']])
      })

      it('leaves the pieces up to the first gap as the take, and the later ones stored', async () => {
        const take = await recordingTake()
        const pieces = inPieces(recording(4), 2)
        await send(take, pieces)
        await send(take, ['later'], 4)
        world.clock.advance(3 * MINUTES)
        await close(take)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'ready', duration: 4 })
        expect(await world.blobs.info(pieceKey(take, 4))).not.to.equal(null)
        const { takes } = await world.call(api.listOwnTakes, world.device('ann'), {})
        expect(takes[0]).to.include({
          state: 'done',
          reason: 'Piece 3 never arrived; 1 later pieces are kept.',
        })
      })

      it('may come back: the take is made again from all of its pieces', async () => {
        const take = await recordingTake()
        const whole = [...inPieces(recording(4), 2), '   ']
        await send(take, whole.slice(0, 2))
        world.clock.advance(3 * MINUTES)
        await close(take)
        await assemble(take)
        world.promised.length = 0
        await send(take, whole.slice(2), 3)
        expect(world.payloads('stop-local-recording')).to.deep.equal([{ talent: { take } }])
        expect(world.payloads('review.close-abandoned-take')).to.deep.equal([{ take }])
        expect((await finish(take, 3)).state).to.equal('done')
        await assemble(take)
        expect(await videos()).to.have.length(1)
        expect((await videos())[0]).to.include({ state: 'ready', size: whole.join('').length })
        expect(await world.blobs.list(`takes/${take}/`)).to.deep.equal([`takes/${take}/original.webm`])
      })

      it('may come back while its take is being made: the part never takes the place of the whole', async () => {
        for (let calls = 0; calls < 11; calls += 1) {
          const take = await recordingTake()
          const whole = [...inPieces(recording(4), 2), '   ']
          await send(take, whole.slice(0, 2))
          world.clock.advance(3 * MINUTES)
          await close(take)
          world.afterCalls(calls, async () => {
            await send(take, whole.slice(2), 3)
            await finish(take, 3)
            await assemble(take)
          })
          await outcomeOf(assemble(take))
          await assemble(take)
          const video = (await videos()).at(-1)!
          const size = whole.join('').length
          expect(video, `after call ${calls}`).to.include({ state: 'ready', size })
          expect((await world.blobs.info(`videos/${video._id}/take.mp4`))?.size).to.equal(size)
          expect(video.url).to.contain('/take.mp4')
        }
      })

      it('loses the take when nothing ever came, until something does', async () => {
        const take = await recordingTake()
        world.clock.advance(3 * MINUTES)
        await close(take)
        const own = async () => (await world.call(api.listOwnTakes, world.device('ann'), {})).takes[0]
        expect(await own()).to.include({ state: 'lost', reason: 'Nothing arrived from the device.' })
        await send(take, [recording(2)])
        expect((await finish(take, 1)).state).to.equal('done')
      })
    })

    describe('videos and groups', () => {
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
          { groupId: 'group', videos: [{ id: video._id, liked: true, archived: true, order: 1 }] },
        ])
      })

      it('are viewed and copied as people and other modules say', async () => {
        const flags = async () => {
          const { viewed, copied } = await world.call(api.getGroupVideos, world.director, { id: 'group' })
          return { viewed, copied }
        }
        expect(await flags()).to.deep.equal({ viewed: false, copied: false })
        await world.onGroupsCopied.run(world.system, { session_id: world.session, group_ids: ['group'] })
        await world.onGroupAnswered.run(world.system, { session_id: world.session, group_id: 'group' })
        expect(await flags()).to.deep.equal({ viewed: true, copied: true })
        await world.call(api.markViewed, world.director, { id: 'group', viewed: false })
        expect(await flags()).to.deep.equal({ viewed: false, copied: true })
        expect(
          await outcomeOf(world.call(api.markViewed, world.stranger, { id: 'group', viewed: true })),
        ).to.equal('missing missing')
      })
    })

    describe('an archive', () => {
      const ask = (keys: string[], fields: { email?: string } = {}) =>
        world.call(api.requestArchive, world.director, {
          session: world.session,
          keys,
          filename: '../Picks: one',
          ...fields,
        })
      const asText = async (key: string) => (await bytesOf(await world.blobs.read(key))).toString()

      it('is built once, mailed, and can be downloaded until it expires', async () => {
        const { video } = await readyVideo()
        const replies = await Promise.all([ask([video._id]), ask([video._id])])
        expect(replies[0]!.message).to.equal(
          'You will get an email with the download link once the archive is completed',
        )
        const jobs = world.payloads('review.build-archive') as { archive: string }[]
        expect(jobs).to.have.length(1)
        expect(replies.map(({ _id }) => _id)).to.deep.equal([jobs[0]!.archive, jobs[0]!.archive])
        await world.build.run(world.system, jobs[0]!)
        await world.build.run(world.system, jobs[0]!)
        const mails = world.payloads('admin.message-requested') as {
          to: string
          values: Record<string, string>
        }[]
        expect(mails).to.have.length(1)
        expect(mails[0]!.to).to.equal('director@example.com')
        expect(mails[0]!.values).to.include({
          PROJECT_NAME: 'Spring film',
          FILE_COUNT: '1',
          EXPIRES: 'March 3, 2026 at 1:00 AM PST',
        })
        const secret = mails[0]!.values.ARCHIVE_LINK!.replace(
          'https://callboard.test/api/videos/archive/',
          '',
        )
        const download = () => world.call(api.downloadArchive, world.stranger, { secret })
        expect(decodeURIComponent((await download()).location)).to.contain('Picks')
        expect(await asText(`archives/${jobs[0]!.archive}.zip`)).to.contain('01 ann Lee - take 1.mp4\n')
        expect(
          await outcomeOf(world.call(api.downloadArchive, world.stranger, { secret: 'guess' })),
        ).to.contain('missing')
        world.clock.advance(24 * 3_600_000)
        expect(await outcomeOf(download())).to.equal('missing missing')
      })

      it('delivers the rest and names what is missing', async () => {
        const first = await readyVideo()
        const second = await readyVideo()
        await ask([first.video._id, second.video._id])
        await world.blobs.remove(`videos/${first.video._id}/take.mp4`)
        const [job] = world.payloads('review.build-archive') as { archive: string }[]
        await world.build.run(world.system, job!)
        const text = await asText(`archives/${job!.archive}.zip`)
        expect(text).to.contain('Files: 1\r\n01 ann Lee - take 2.mp4')
        expect(text).to.contain('Left out: 1\r\n01 ann Lee - take 1.mp4: Its file is missing or damaged.')
      })

      describe('that is being built [OPS-08]', () => {
        const get = (id: string, actor = world.director) => world.call(api.getArchive, actor, { id })
        const list = async (actor = world.director) =>
          (await world.call(api.listArchives, actor, { session: world.session })).archives
        const build = (archive: string) => world.build.run(world.system, { archive })
        const steps = () => world.payloads('archive').map((views) => (views as { staff: ArchiveStep }).staff)
        const mails = () =>
          (
            world.payloads('admin.message-requested') as {
              template: string
              values: { REVIEW_LINK?: string }
            }[]
          ).map(({ template, values }) => [template, values.REVIEW_LINK])
        const asked = async () => {
          const keys = [(await readyVideo()).video._id, (await readyVideo()).video._id]
          return { keys, id: (await ask(keys))._id }
        }

        it('says how far it is, at most once a second, and then where to get it', async () => {
          const { id, keys } = await asked()
          expect(await get(id)).to.deep.include({ _id: id, state: 'building', progress: 0, url: null, keys })
          const seen: number[] = []
          world.whileZipping(async () => {
            world.clock.advance(500)
            seen.push((await get(id)).progress)
          })
          await build(id)
          const told = steps().filter(({ state, progress }) => state === 'building' && progress > 0)
          expect(told.length).to.be.within(2, seen.length / 2)
          expect([...new Set(seen)]).to.deep.equal([0, ...told.map(({ progress }) => progress)])
          expect(seen).to.deep.equal(seen.toSorted((a, b) => a - b))
          const ready = await get(id)
          expect(ready).to.include({ state: 'ready', progress: 100, file_count: 2, left_out_count: 0 })
          expect(steps().at(-1)).to.deep.equal({
            _id: id,
            session: world.session,
            state: 'ready',
            progress: 100,
          })
          const secret = ready.url!.replace('https://callboard.test/api/videos/archive/', '')
          const { location } = await world.call(api.downloadArchive, world.stranger, { secret })
          expect(decodeURIComponent(location)).to.contain(`archives/${id}.zip`)
          world.clock.advance(24 * 3_600_000)
          expect(await outcomeOf(get(id))).to.equal('missing missing')
        })

        it('begins at 0 again when it is tried again', async () => {
          const { id } = await asked()
          world.whileZipping(async (pieces) => {
            world.clock.advance(1_000)
            if (pieces === 3) throw new Error('The store is gone.')
          })
          expect(await failureOf(build(id))).to.equal('The store is gone.')
          expect((await get(id)).progress).to.be.within(1, 99)
          const seen: number[] = []
          world.whileZipping(async () => void seen.push((await get(id)).progress))
          await build(id)
          expect(seen[0]).to.equal(0)
        })

        it('fails in words after the last try, and the next wish takes its place', async () => {
          const { id, keys } = await asked()
          world.whileZipping(async () => {
            throw new Error('The store is gone.')
          })
          for (let tries = 0; tries < 4; tries += 1) await outcomeOf(build(id))
          expect(mails()).to.deep.equal([])
          await outcomeOf(build(id))
          expect(mails()).to.deep.equal([
            ['ARCHIVE_FAILED', `https://callboard.test/video/spring-film/${world.session}`],
          ])
          expect(await get(id)).to.include({
            state: 'failed',
            reason: 'The archive could not be built. Try again in a few minutes.',
            url: null,
          })
          expect(steps().at(-1)).to.include({ _id: id, state: 'failed' })
          expect((await list()).map(({ _id }) => _id)).to.deep.equal([id])
          world.clock.advance(1_000)
          const again = (await ask(keys))._id
          expect((await list()).map(({ _id, state }) => [_id, state])).to.deep.equal([[again, 'building']])
        })

        it('counts what had to be left out', async () => {
          const { id, keys } = await asked()
          await world.blobs.remove(`videos/${keys[0]}/take.mp4`)
          await build(id)
          expect(await get(id)).to.include({ state: 'ready', file_count: 1, left_out_count: 1 })
        })

        it('is told to whoever asked for it, and found by them for a day', async () => {
          const { id } = await asked()
          expect((await list()).map(({ _id }) => _id)).to.deep.equal([id])
          expect(await list(world.manager)).to.deep.equal([])
          for (const other of [world.manager, world.stranger])
            expect(await outcomeOf(get(id, other))).to.equal('missing missing')
          expect(await outcomeOf(list(world.stranger))).to.equal('missing missing')
          const rooms = world.promised.flatMap((entry) =>
            entry.kind === 'signal' && entry.type === 'archive' ? [entry.room] : [],
          )
          expect(rooms).to.deep.equal(['archives:director'])
          const enter = (actor: Actor) => world.archivesRoom.run(actor, { id: 'director' })
          expect(await enter(world.director)).to.deep.equal({ audience: 'staff' })
          expect(await enter(world.manager)).to.equal(null)
          expect(await enter(world.device('director'))).to.equal(null)
          world.clock.advance(24 * 3_600_000)
          expect(await list()).to.deep.equal([])
        })
      })

      it('holds ready videos of the session only, and goes to people of the project', async () => {
        const { video } = await readyVideo()
        expect(await outcomeOf(ask(['video-of-others']))).to.equal('missing missing')
        expect(await outcomeOf(ask([video._id], { email: 'stranger@example.com' }))).to.equal('denied denied')
        expect(await outcomeOf(ask([video._id], { email: 'manager@example.com' }))).to.equal('done')
        const take = await recordingTake()
        await send(take, [recording(2)])
        await finish(take, 1)
        expect(await outcomeOf(ask([(await videos()).at(-1)!._id]))).to.equal('rule video_not_ready')
      })
    })
  })
}

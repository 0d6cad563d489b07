import type { DomainError } from '@callboard/core'
import { outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import { ASSEMBLE_ATTEMPTS } from '../domain/video.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld, sha256 } from './review-world.ts'
import { inPieces, PHONE, recording, takeSteps } from './take-steps.ts'

export function reviewUseCasesContract(
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
          device: PHONE,
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

      it('fails visibly on a file that is no video, and keeps the original', async () => {
        const take = await recordingTake()
        await send(take, ['words'])
        await finish(take, 1)
        await assemble(take)
        expect((await videos())[0]).to.include({ state: 'failed', url: null })
        expect(await world.blobs.info(`takes/${take}/original.webm`)).not.to.equal(null)
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
  })
}

import type { Actor } from '@callboard/core'
import { failureOf, outcomeOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { buildArchive, removeArchive } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import type { ArchiveStep } from '../contract/index.ts'
import { bytesOf } from './bytes-of.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { recording, takeSteps } from './take-steps.ts'

export function archivesSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`an archive of takes on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { videos, send, finish, recordingTake, readyVideo } = takeSteps(() => world)

    const ask = (keys: string[], fields: { email?: string } = {}) =>
      world.call(api.requestArchive, world.director, {
        session: world.session,
        keys,
        filename: '../Picks: one',
        ...fields,
      })
    const asText = async (key: string) => (await bytesOf(await world.blobs.read(key))).toString()

    race('is built once, mailed, and can be downloaded until it expires', async () => {
      const { video } = await readyVideo()
      const replies = await Promise.all([ask([video._id]), ask([video._id])])
      expect(replies[0]!.message).to.equal(
        'You will get an email with the download link once the archive is completed',
      )
      const jobs = world.payloads('review.build-archive') as { archive: string }[]
      expect(jobs).to.have.length(1)
      expect(replies.map(({ _id }) => _id)).to.deep.equal([jobs[0]!.archive, jobs[0]!.archive])
      await world.work(buildArchive, jobs[0]!)
      await world.work(buildArchive, jobs[0]!)
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
      const secret = mails[0]!.values.ARCHIVE_LINK!.replace('https://callboard.test/api/videos/archive/', '')
      const download = () => world.call(api.downloadArchive, world.stranger, { secret })
      expect(decodeURIComponent((await download()).location)).to.contain('Picks')
      expect(await asText(`archives/${jobs[0]!.archive}.zip`)).to.contain('01 ann Lee - take 1.mp4\n')
      expect(
        await outcomeOf(world.call(api.downloadArchive, world.stranger, { secret: 'guess' })),
      ).to.contain('missing')
      world.clock.advance(24 * 3_600_000)
      expect(await outcomeOf(download())).to.equal('missing missing')
    })

    it('is of the session of its takes, which a call names or not [API-01]', async () => {
      const { video } = await readyVideo()
      const keys = [video._id]
      const { _id } = await ask(keys)
      const unnamed = { keys, filename: '../Picks: one' }
      expect((await world.call(api.requestArchive, world.director, unnamed))._id).to.equal(_id)
      const outcome = (input: object, actor = world.director) =>
        outcomeOf(world.call(api.requestArchive, actor, { ...unnamed, ...input }))
      expect(await outcome({ session: 'another' })).to.equal('missing missing')
      expect(await outcome({}, world.stranger)).to.equal('missing missing')
    })

    it('leaves no parts of a try that was given up, two days later', async () => {
      const { video } = await readyVideo()
      const { _id } = await ask([video._id])
      await world.blobs.write(`archives/${_id}/try-1-part-0`, Buffer.from('a part'), 'application/zip')
      const sweeps = world.promised.filter(
        (entry) => entry.kind === 'job' && entry.name === removeArchive.name,
      ) as { at: Date; payload: { archive: string } }[]
      expect(sweeps.map(({ at }) => at.getTime() - world.clock.now().getTime())).to.deep.equal([
        48 * 3_600_000,
      ])
      await world.work(buildArchive, { archive: _id })
      await world.blobs.write(`archives/${_id}/try-1-part-1`, Buffer.from('a part'), 'application/zip')
      await world.work(removeArchive, sweeps[0]!.payload)
      expect(await world.blobs.list('archives/'), 'one that can be downloaded stays').to.deep.equal([
        `archives/${_id}.zip`,
      ])
      world.clock.advance(48 * 3_600_000)
      await world.work(removeArchive, sweeps[0]!.payload)
      expect(await world.blobs.list('archives/')).to.deep.equal([])
    })

    it('delivers the rest and names the missing takes', async () => {
      const first = await readyVideo()
      const second = await readyVideo()
      await ask([first.video._id, second.video._id])
      await world.blobs.remove(`videos/${first.video._id}/take.mp4`)
      const [job] = world.payloads('review.build-archive') as { archive: string }[]
      await world.work(buildArchive, job!)
      const text = await asText(`archives/${job!.archive}.zip`)
      expect(text).to.contain('Files: 1\r\n01 ann Lee - take 2.mp4')
      expect(text).to.contain('Left out: 1\r\n01 ann Lee - take 1.mp4: Its file is missing or damaged.')
    })

    describe('that is being built [OPS-08]', () => {
      const get = (id: string, actor = world.director) => world.call(api.getArchive, actor, { id })
      const list = async (actor = world.director) =>
        (await world.call(api.listArchives, actor, { session: world.session })).archives
      const build = (archive: string) => world.work(buildArchive, { archive })
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
        // A page takes the host that it was opened by; only mails name one.
        expect(ready.url).to.match(/^\/api\/videos\/archive\/[^/]+$/)
        const secret = ready.url!.split('/').at(-1)!
        const { location } = await world.call(api.downloadArchive, world.stranger, { secret })
        expect(decodeURIComponent(location)).to.contain(`archives/${id}.zip`)
        world.clock.advance(24 * 3_600_000)
        expect(await outcomeOf(get(id))).to.equal('missing missing')
      })

      it('begins at 0 again when it is tried again before a part of it is in the store', async () => {
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

      it('is mailed when it is built after all: its failure was another occasion [MSG-08]', async () => {
        const { id } = await asked()
        world.whileZipping(async () => {
          throw new Error('The store is gone.')
        })
        for (let tries = 0; tries < 5; tries += 1) await outcomeOf(build(id))
        world.whileZipping(async () => {})
        await build(id)
        const wishes = world.payloads('admin.message-requested') as { template: string; key: string }[]
        expect(wishes.map(({ template }) => template)).to.deep.equal(['ARCHIVE_FAILED', 'ARCHIVE_READY'])
        expect(new Set(wishes.map(({ key }) => key))).to.have.length(2)
      })

      it('counts the files that had to be left out', async () => {
        const { id, keys } = await asked()
        await world.blobs.remove(`videos/${keys[0]}/take.mp4`)
        await build(id)
        expect(await get(id)).to.include({ state: 'ready', file_count: 1, left_out_count: 1 })
      })

      it('is told to the person who asked for it, and found by that person for a day', async () => {
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
}

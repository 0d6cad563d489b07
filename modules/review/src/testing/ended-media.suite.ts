import { accountDeleted } from '@callboard/accounts/contract'
import { Actor, KEPT_DAYS } from '@callboard/core'
import {
  outcomeOf,
  personNamed,
  type StoreHarness,
  signedInAs,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { sessionDeleted } from '@callboard/projects/contract'
import { expect } from 'chai'
import { buildArchive, removeSessionMedia } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import { archiveVideo, deleteVideo, restoreVideo } from '../contract/index.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { takeSteps } from './take-steps.ts'

const DAY_MS = 86_400_000
const admin = signedInAs(personNamed('admin', 'super_admin', { id: 'admin' }))

export function endedMediaSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`media that ends on ${name}`, () => {
    const { it } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { videos, readyVideo } = takeSteps(() => world)

    const files = async () => [
      ...(await world.blobs.list('videos/')),
      ...(await world.blobs.list('takes/')),
      ...(await world.blobs.list('archives/')),
    ]
    const archive = (id: string) => world.call(archiveVideo, world.director, { id, is_archived: true })
    const remove = (id: string) => world.call(deleteVideo, admin, { id })
    const restore = (id: string) => world.call(restoreVideo, admin, { id })
    const deleted = async () => {
      const { video } = await readyVideo()
      await archive(video._id)
      await remove(video._id)
      return video._id
    }
    const DELETED = () => ({ session_id: world.session, project_id: 'project' })

    describe('a deleted video', () => {
      it('was archived before, and is deleted by a super admin only [REV-04]', async () => {
        const { video } = await readyVideo()
        expect(await outcomeOf(remove(video._id))).to.equal('conflict not_archived')
        await archive(video._id)
        expect(await outcomeOf(world.call(deleteVideo, world.director, { id: video._id }))).to.equal(
          'denied denied',
        )
        await remove(video._id)
        expect(await videos()).to.deep.equal([])
        expect(
          await outcomeOf(world.call(api.likeVideo, world.director, { id: video._id, isLiked: true })),
        ).to.equal('missing missing')
        expect(await outcomeOf(remove(video._id))).to.equal('missing missing')
      })

      it('comes back whole while it is kept, and not later [REV-04]', async () => {
        const id = await deleted()
        const before = await files()
        world.clock.advance(KEPT_DAYS * DAY_MS - 1)
        await world.removedMedia.remove()
        expect(await files()).to.deep.equal(before)
        await restore(id)
        expect(
          (await videos()).map((video) => [video._id, video.is_archived, video.url !== null]),
        ).to.deep.equal([[id, true, true]])
        expect(await outcomeOf(restore(id))).to.equal('missing missing')
        await remove(id)
        world.clock.advance(KEPT_DAYS * DAY_MS)
        expect(await outcomeOf(restore(id))).to.equal('missing missing')
      })

      it('loses all its files when it cannot come back', async () => {
        await deleted()
        world.clock.advance(KEPT_DAYS * DAY_MS + 3_600_001)
        await world.removedMedia.remove()
        expect(await files()).to.deep.equal([])
        await world.removedMedia.remove()
      })

      it('keeps its files for as long as a posting page has a copy', async () => {
        const id = await deleted()
        const before = await files()
        world.copiedVideos.add(id)
        world.clock.advance(30 * DAY_MS)
        await world.removedMedia.remove()
        expect(await files()).to.deep.equal(before)
        const hold = { kind: 'page', ids: { id: 'page' } }
        expect((await world.videos.playable([id], () => hold)).get(id)?.url()).to.be.a('string')
        world.copiedVideos.delete(id)
        await world.removedMedia.remove()
        expect(await files()).to.deep.equal([])
      })

      it('is in no archive of takes, which names it instead', async () => {
        const { video } = await readyVideo()
        const { _id } = await world.call(api.requestArchive, world.director, {
          session: world.session,
          keys: [video._id],
        })
        await archive(video._id)
        await remove(video._id)
        await world.work(buildArchive, { archive: _id })
        expect(await world.call(api.getArchive, world.director, { id: _id })).to.include({
          state: 'ready',
          file_count: 0,
          left_out_count: 1,
        })
      })
    })

    describe('a deleted session', () => {
      it('keeps its takes for some days, and loses them when it is gone for good', async () => {
        await readyVideo()
        const before = await files()
        world.sessionIsThere(false)
        await world.work(sessionDeleted, DELETED())
        expect(await files()).to.deep.equal(before)
        const [promise] = world.promised.filter(
          (entry) => 'name' in entry && entry.name === 'review.remove-session-media',
        ) as { at?: Date }[]
        expect(promise?.at?.getTime()).to.equal(world.clock.now().getTime() + KEPT_DAYS * DAY_MS)
        await world.work(removeSessionMedia, { session: world.session })
        expect(await files()).to.deep.equal([])
      })

      it('that is there again by then loses nothing', async () => {
        await readyVideo()
        const before = await files()
        await world.work(sessionDeleted, DELETED())
        await world.work(removeSessionMedia, { session: world.session })
        expect(await files()).to.deep.equal(before)
        expect(await videos()).to.have.length(1)
      })
    })

    describe('an archive of takes', () => {
      const asked = async () => {
        const { video } = await readyVideo()
        const { _id } = await world.call(api.requestArchive, world.director, {
          session: world.session,
          keys: [video._id],
        })
        return _id
      }
      const build = (archive: string) => world.work(buildArchive, { archive })
      const secretOf = async (id: string) =>
        (await world.call(api.getArchive, world.director, { id })).url!.split('/').at(-1)!
      const download = (secret: string) =>
        outcomeOf(world.call(api.downloadArchive, Actor.anonymous, { secret }))
      const mails = () => world.payloads('admin.message-requested')

      it('ends with its session at once, and loses its file', async () => {
        const id = await asked()
        await build(id)
        const secret = await secretOf(id)
        expect(await download(secret)).to.equal('done')
        world.sessionIsThere(false)
        expect(await download(secret)).to.equal('missing missing')
        await world.work(sessionDeleted, DELETED())
        expect(await world.blobs.list('archives/')).to.deep.equal([])
      })

      it('ends with the account that asked for it, or its place in the session', async () => {
        const id = await asked()
        await build(id)
        const secret = await secretOf(id)
        world.accounts.set('director', 'client')
        expect(await download(secret)).to.equal('missing missing')
        world.accounts.set('director', 'casting_director')
        expect(await download(secret)).to.equal('done')
        world.accounts.delete('director')
        expect(await download(secret)).to.equal('missing missing')
        await world.work(accountDeleted, { user_id: 'director', email: 'director@example.com' })
        expect(await world.blobs.list('archives/')).to.deep.equal([])
      })

      for (const [when, order] of [
        ['before the job has heard of it', 'deleted'],
        ['while it is heard of', 'heard'],
      ] as const)
        it(`that is finished after the end of its session is neither kept nor mailed (${when}) [REV-08]`, async () => {
          const id = await asked()
          world.whileZipping(async (pieces) => {
            if (pieces !== 0) return
            world.sessionIsThere(false)
            if (order === 'heard') await world.work(sessionDeleted, DELETED())
          })
          await build(id)
          expect(await world.blobs.list('archives/')).to.deep.equal([])
          expect(mails()).to.deep.equal([])
          await build(id)
          expect(await world.blobs.list('archives/')).to.deep.equal([])
        })

      it('of an account that was deleted meanwhile is neither kept nor mailed', async () => {
        const id = await asked()
        world.whileZipping(async (pieces) => {
          if (pieces === 0)
            await world.work(accountDeleted, { user_id: 'director', email: 'director@example.com' })
        })
        await build(id)
        expect(await world.blobs.list('archives/')).to.deep.equal([])
        expect(mails()).to.deep.equal([])
      })
    })
  })
}

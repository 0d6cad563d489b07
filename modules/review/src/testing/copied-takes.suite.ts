import { holdOn, KEPT_DAYS } from '@callboard/core'
import { personNamed, type StoreHarness, signedInAs, type TestScope, testsOf } from '@callboard/core/testing'
import { groupCopied } from '@callboard/lobby/contract'
import { sessionSubject } from '@callboard/projects/contract'
import { expect } from 'chai'
import { removeSessionMedia } from '../application/jobs.ts'
import type { ReviewStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
import { archiveVideo, deleteVideo, updateVideos } from '../contract/index.ts'
import { processingAgain } from '../domain/video.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { inPieces, recording, takeSteps } from './take-steps.ts'

const DAY_MS = 86_400_000
const admin = signedInAs(personNamed('admin', 'super_admin', { id: 'admin' }))
const THERE = { session_id: 'callbacks', group_id: 'copy' }

export function copiedTakesSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`takes of a copied group on ${name}`, () => {
    const { it } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { readyVideo, recordingTake, send, finish, assemble } = takeSteps(() => world)

    const copy = (target = THERE, from = { session: world.session, group: 'group' }) =>
      world.work(groupCopied, {
        from_session: from.session,
        from_group: from.group,
        ...target,
        records: [{ from: 'ann', to: 'ann-again' }],
      })
    const copies = ({ session_id, group_id } = THERE) =>
      world.store.read(({ videos }) => videos.list({ sessionId: session_id, groupIds: [group_id] }))
    const files = async () => [...(await world.blobs.list('videos/')), ...(await world.blobs.list('takes/'))]
    const plays = async (id: string) => {
      const hold = holdOn(sessionSubject, { id: 'callbacks' })
      const url = (await world.videos.playable([id], () => hold)).get(id)?.url()
      return url !== null && url !== undefined
    }
    /** Of a video of the review, for good. */
    const remove = async (id: string) => {
      await world.call(archiveVideo, world.director, { id, is_archived: true })
      await world.call(deleteVideo, admin, { id })
      world.clock.advance((KEPT_DAYS + 1) * DAY_MS)
      await world.removedMedia.remove()
    }

    it('appear in the copy with the same files, of the talent there [REV-07]', async () => {
      const { video } = await readyVideo()
      await world.call(api.likeVideo, world.director, { id: video._id, isLiked: true })
      const before = await files()
      await copy()
      const [taken] = await copies()
      expect(taken).to.deep.include({
        recordIds: ['ann-again'],
        liked: true,
        archived: false,
        order: 1,
        duration: video.duration,
        takeId: null,
      })
      expect(await plays(taken!.id)).to.equal(true)
      expect(await files()).to.deep.equal(before)
      expect(
        world.promised.some((entry) => entry.kind === 'signal' && entry.room === 'session:callbacks'),
      ).to.equal(true)
    })

    it('come once, however often the group is copied, and later ones come after them [REV-07]', async () => {
      await readyVideo()
      await copy()
      await copy()
      expect(await copies()).to.have.length(1)
      await readyVideo()
      await copy()
      expect((await copies()).map(({ order }) => order)).to.deep.equal([1, 2])
    })

    it('leave behind what is archived or does not play yet [REV-07]', async () => {
      const { video } = await readyVideo()
      await world.call(updateVideos, world.director, { ids: [video._id], fields: { is_archived: true } })
      const take = await recordingTake()
      await send(take, inPieces(recording(6), 3))
      await finish(take, 3)
      await copy()
      expect(await copies()).to.deep.equal([])
      await assemble(take)
      await copy()
      expect(await copies()).to.have.length(1)
    })

    it('grow with a take of which more has come [REV-07]', async () => {
      const { take } = await readyVideo()
      await copy()
      const before = (await copies())[0]!
      await world.store.write(async ({ videos }) => {
        await videos.save({ ...before, duration: 1, playableKey: 'videos/old.mp4' })
        await videos.save(processingAgain((await videos.byTake(take))!))
      })
      await assemble(take)
      expect((await copies())[0]).to.deep.include({
        duration: before.duration,
        playableKey: before.playableKey,
      })
    })

    it('keep what staff did to them when their source is made again; a deleted one grows too while it can come back [REV-07]', async () => {
      const { take } = await readyVideo()
      await copy()
      await copy({ session_id: 'third', group_id: 'again' })
      await copy({ session_id: 'fourth', group_id: 'kept' })
      const [kept] = await copies({ session_id: 'fourth', group_id: 'kept' })
      const [archived] = await copies()
      const [gone] = await copies({ session_id: 'third', group_id: 'again' })
      await world.store.write(async ({ videos }) => {
        await videos.save({ ...archived!, archived: true, liked: true })
        await videos.save({ ...gone!, deletedAt: world.clock.now(), playableKey: null })
        await videos.save({ ...kept!, deletedAt: world.clock.now(), duration: 1 })
        await videos.save(processingAgain((await videos.byTake(take))!))
      })
      await assemble(take)
      expect((await copies())[0]).to.include({ archived: true, liked: true })
      const still = await world.store.read(({ videos }) => videos.findAny(gone!.id))
      expect(still?.playableKey).to.equal(null)
      const deleted = await world.store.read(({ videos }) => videos.findAny(kept!.id))
      expect(deleted).to.include({ duration: kept!.duration })
    })

    it('go on when the video that they are of is deleted, and its files go with the last of them [REV-07]', async () => {
      const { video } = await readyVideo()
      await copy()
      await copy({ session_id: 'third', group_id: 'again' }, { session: 'callbacks', group: 'copy' })
      const before = await files()
      await remove(video._id)
      expect(await files()).to.deep.equal(before)
      for (const target of [THERE, { session_id: 'third', group_id: 'again' }]) {
        const [one] = await copies(target)
        expect(await plays(one!.id)).to.equal(true)
        expect(await files()).to.deep.equal(before)
        const deletedAt = world.clock.now()
        await world.store.write(({ videos }) => videos.save({ ...one!, archived: true, deletedAt }))
        world.clock.advance((KEPT_DAYS + 1) * DAY_MS)
        await world.removedMedia.remove()
      }
      await world.removedMedia.remove()
      expect(await files()).to.deep.equal([])
    })

    it('go on when the session that they are of has ended [REV-07]', async () => {
      await readyVideo()
      const { video: alone } = await readyVideo()
      await world.call(updateVideos, world.director, { ids: [alone._id], fields: { is_archived: true } })
      await copy()
      world.sessionIsThere(false)
      await world.work(removeSessionMedia, { session: world.session })
      const [one, ...others] = await copies()
      expect(others).to.deep.equal([])
      expect(await plays(one!.id)).to.equal(true)
      expect((await files()).filter((key) => key.includes(alone._id))).to.deep.equal([])
      world.clock.advance((KEPT_DAYS + 1) * DAY_MS)
      await world.removedMedia.remove()
      expect(await plays(one!.id)).to.equal(true)
      await world.store.write(({ videos }) => videos.save({ ...one!, deletedAt: world.clock.now() }))
      world.clock.advance((KEPT_DAYS + 1) * DAY_MS)
      await world.removedMedia.remove()
      await world.removedMedia.remove()
      expect(await files()).to.deep.equal([])
    })
  })
}

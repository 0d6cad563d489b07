import type { SubjectOf } from '@callboard/core/http-contract'
import type { StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ReviewStore } from '../application/ports/index.ts'
import { archiveVideo, likeVideo, type listTalentVideos } from '../contract/index.ts'
import { untouched } from '../domain/group-review.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { takeSteps } from './take-steps.ts'

/** The takes of one talent, as clients see them. */
export function talentVideosSuite(name: string, make: () => Promise<StoreHarness<ReviewStore>>): void {
  describe(`takes of a talent on ${name}`, () => {
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
    })
    afterEach(() => world.stop())
    const { readyVideo } = takeSteps(() => world)

    /** The guard loads the check-in in the lobby; here it is enough to know its id. */
    const list = async (record: string) => {
      const subject = { record: { id: record }, session: world.sessionFacts() }
      const reply = await world.talentVideos.run(
        world.director,
        { id: record },
        subject as SubjectOf<typeof listTalentVideos>,
      )
      return reply.videos
    }

    it('are those that play, without what staff think of them [LIV-04]', async () => {
      const { video } = await readyVideo()
      await world.call(likeVideo, world.director, { id: video._id, isLiked: true })
      const [shown, ...others] = await list('ann')
      expect(others).to.deep.equal([])
      expect(shown).to.deep.equal({
        _id: video._id,
        name: video.name,
        duration: video.duration,
        fps: video.fps,
        url: video.url,
        thumbnail_url: video.thumbnail_url,
        created_at: video.created_at,
      })
      expect(await list('nobody')).to.deep.equal([])
    })

    it('leave out a take that is archived, alone or with its group', async () => {
      const { video } = await readyVideo()
      await world.call(archiveVideo, world.director, { id: video._id, is_archived: true })
      expect(await list('ann')).to.deep.equal([])
      await world.call(archiveVideo, world.director, { id: video._id, is_archived: false })
      expect(await list('ann')).to.have.length(1)
      await world.store.write(({ groupReviews }) =>
        groupReviews.save({ ...untouched('group', world.session), archived: true }),
      )
      expect(await list('ann')).to.deep.equal([])
    })
  })
}

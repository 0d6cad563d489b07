import { outcomeOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ReviewStore } from '../application/ports/index.ts'
import {
  addTakeComment,
  deleteTakeComment,
  listGroupTakeComments,
  listTakeComments,
} from '../contract/index.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { takeSteps } from './take-steps.ts'

/** What staff write about takes. */
export function takeCommentsSuite(name: string, make: () => Promise<StoreHarness<ReviewStore>>): void {
  describe(`comments on takes on ${name}`, () => {
    let world: ReviewWorld
    let id: string
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
      id = (await takeSteps(() => world).readyVideo()).video._id
      world.promised.length = 0
    })
    afterEach(() => world.stop())

    const write = (comment: string, second?: number, actor = world.director) =>
      world.call(addTakeComment, actor, { id, comment, ...(second === undefined ? {} : { second }) })
    const list = async (actor = world.director) =>
      (await world.call(listTakeComments, actor, { id })).comments
    const remove = (commentId: string, actor = world.director) =>
      world.call(deleteTakeComment, actor, { id, commentId })

    it('stand at a second of the take or at the whole, oldest first, and each is told once [REV-04] [REV-13]', async () => {
      await write('Again, but drier', 1.25)
      world.clock.advance(1_000)
      await write(' The one ', undefined, world.manager)
      expect(
        (await list()).map(({ comment, second, from_user, can }) => [
          comment,
          second,
          from_user._id,
          can.delete,
        ]),
      ).to.deep.equal([
        ['Again, but drier', 1.25, 'director', true],
        ['The one', null, 'manager', false],
      ])
      expect(world.payloads('take-comment')).to.deep.equal(Array(2).fill({ staff: { video: id } }))
    })

    it('of all takes of a group are read together, each with its take [REV-04] [FBK-04]', async () => {
      const { video } = await takeSteps(() => world).readyVideo()
      await world.call(addTakeComment, world.director, { id: video._id, comment: 'On the other' })
      world.clock.advance(1_000)
      await write('On the first')
      const { comments } = await world.call(listGroupTakeComments, world.director, { id: video.group })
      expect(comments.map(({ comment, video: of }) => [comment, of])).to.deep.equal([
        ['On the other', video._id],
        ['On the first', id],
      ])
      const asked = world.call(listGroupTakeComments, world.stranger, { id: video.group })
      expect(await outcomeOf(asked)).to.equal('missing missing')
    })

    it('are read and written by staff of the session alone, and taken back by their writer [FBK-04]', async () => {
      const { _id } = await write('Mine')
      expect(await outcomeOf(list(world.stranger))).to.equal('missing missing')
      expect(await outcomeOf(write('Mine, too', 1, world.stranger))).to.equal('missing missing')
      expect(await outcomeOf(remove(_id, world.manager))).to.equal('denied denied')
      expect(await outcomeOf(remove('nothing'))).to.equal('missing missing')
      await remove(_id)
      expect(await list()).to.deep.equal([])
      expect(await outcomeOf(remove(_id))).to.equal('missing missing')
    })
  })
}

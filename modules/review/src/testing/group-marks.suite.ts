import {
  outcomeOf,
  personNamed,
  type StoreHarness,
  signedInAs,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { groupsCopied } from '@callboard/posting/contract'
import { expect } from 'chai'
import type { ReviewStore } from '../application/ports/index.ts'
import {
  archiveVideo,
  deleteVideo,
  getReview,
  getVideo,
  listArchivedVideos,
  listLastVideos,
  listPutAwayGroups,
  markGroupsViewed,
  renumberVideos,
  sortGroups,
  sortVideos,
} from '../contract/index.ts'
import { machinesOver } from './fake-machines.ts'
import { type ReviewWorld, reviewWorld } from './review-world.ts'
import { takeSteps } from './take-steps.ts'

/** Marks and orders that staff give to many groups and takes at once. */
export function groupMarksSuite(
  name: string,
  make: () => Promise<StoreHarness<ReviewStore>>,
  scope: TestScope = 'all',
): void {
  describe(`groups of a review on ${name}`, () => {
    const { it, race } = testsOf(scope)
    let world: ReviewWorld
    beforeEach(async () => {
      world = await reviewWorld(machinesOver(make))
      const members = world.group.facts!.members
      world.addGroup('second', members)
      world.addGroup('third', members)
    })
    afterEach(() => world.stop())
    const { readyVideo } = takeSteps(() => world)

    const admin = signedInAs(personNamed('admin', 'super_admin', { id: 'admin' }))
    const groups = async () =>
      (await world.call(getReview, world.director, { session: world.session })).groups
    const inOrder = async () => (await groups()).map(({ _id, order }) => `${order} ${_id}`)
    const marked = () => world.payloads('groups-marked')
    const sort = (groupIds: string[], actor = world.director) => world.call(sortGroups, actor, { groupIds })

    it('that ended without talent are shown for their takes alone [REV-01]', async () => {
      const { facts } = world.group
      const ended = { ...facts!, isCurrent: false, members: [] }
      const shown = async () => (await groups()).some(({ _id }) => _id === 'group')
      world.group.facts = ended
      expect(await shown()).to.equal(false)
      world.group.facts = facts
      await readyVideo()
      world.group.facts = ended
      expect(await shown()).to.equal(true)
    })

    it('are marked as viewed by one call and one signal, all of them or none [REV-07]', async () => {
      const mark = (ids: string[], viewed: boolean, actor = world.director) =>
        world.call(markGroupsViewed, actor, { ids, viewed })
      const viewed = async () => (await groups()).filter((group) => group.viewed).map(({ _id }) => _id)
      await mark(['group', 'third'], true)
      expect(await viewed()).to.deep.equal(['group', 'third'])
      await mark(['group', 'second', 'third'], true)
      await mark(['group', 'second', 'third'], true)
      expect(marked()).to.deep.equal([
        { staff: { groups: ['group', 'third'].map((_id) => ({ _id, viewed: true })) } },
        { staff: { groups: [{ _id: 'second', viewed: true }] } },
      ])
      expect(await outcomeOf(mark(['group', 'of another session'], false))).to.equal('missing missing')
      expect(await outcomeOf(mark(['group'], false, world.stranger))).to.equal('missing missing')
      expect(await viewed()).to.deep.equal(['group', 'second', 'third'])
    })

    it('are marked as copied by one signal for all groups that one call has put on a page [PST-02]', async () => {
      const group_ids = ['group', 'second', 'third']
      for (const id of group_ids) world.copiedGroups.add(id)
      await world.work(groupsCopied, { session_id: world.session, group_ids })
      expect(marked()).to.deep.equal([{ staff: { groups: group_ids.map((_id) => ({ _id, copied: true })) } }])
    })

    it('are put in order by hand, and those that come later follow, numbered without a gap [REV-05]', async () => {
      expect(await inOrder()).to.deep.equal(['1 group', '2 second', '3 third'])
      expect((await sort(['third', 'group'])).groups).to.deep.equal([
        { _id: 'third', order: 1 },
        { _id: 'group', order: 2 },
        { _id: 'second', order: 3 },
      ])
      world.addGroup('fourth', world.group.facts!.members)
      expect(await inOrder()).to.deep.equal(['1 third', '2 group', '3 second', '4 fourth'])
      expect((await world.videos.forGroups(world.session, ['group']))[0]?.order).to.equal(2)
      world.promised.length = 0
      await sort(['third', 'second', 'group'])
      expect(marked()).to.deep.equal([
        {
          staff: {
            groups: [
              { _id: 'second', order: 2 },
              { _id: 'group', order: 3 },
              { _id: 'fourth', order: 4 },
            ],
          },
        },
      ])
    })

    it('are not sorted by strangers, nor together with groups of others [REV-05]', async () => {
      expect(await outcomeOf(sort(['third', 'group'], world.stranger))).to.equal('missing missing')
      expect(await outcomeOf(sort(['third', 'of another session']))).to.equal('missing missing')
      expect(await inOrder()).to.deep.equal(['1 group', '2 second', '3 third'])
    })

    race(
      'have one whole order after several people sort at once, and keep their marks [REV-05]',
      async () => {
        const orders = [
          ['third', 'second', 'group'],
          ['second', 'third', 'group'],
        ]
        await Promise.all([
          ...Array.from({ length: 6 }, (_, at) => sort(orders[at % 2]!)),
          world.call(markGroupsViewed, world.director, { ids: ['second'], viewed: true }),
        ])
        const found = await groups()
        expect(found.map(({ order }) => order)).to.deep.equal([1, 2, 3])
        expect(orders).to.deep.include(found.map(({ _id }) => _id))
        expect(found.find(({ _id }) => _id === 'second')?.viewed).to.equal(true)
      },
    )

    it('name talent who have checked in more than once, without their e-mail addresses [REV-10]', async () => {
      const review = () => world.call(getReview, world.director, { session: world.session })
      expect((await review()).duplicates).to.deep.equal([])
      const [ann] = world.group.facts!.members
      world.addGroup('again', [{ ...ann!, recordId: 'ann-2', firstName: 'ANN' }])
      const found = await review()
      expect(found.duplicates).to.deep.equal([['ann', 'ann-2']])
      expect(JSON.stringify(found)).not.to.include('@')
    })

    it('are listed with what became of their takes once those are archived or deleted [REV-06]', async () => {
      const [first, second] = [(await readyVideo()).video._id, (await readyVideo()).video._id]
      const away = async () =>
        (await world.call(listPutAwayGroups, world.director, { id: world.session })).groups
      expect(await away()).to.deep.equal([])
      await world.call(archiveVideo, world.director, { id: first, is_archived: true })
      const group = { _id: 'group', name: 'Group 1', order: 1 }
      expect(await away()).to.deep.equal([{ ...group, archived: 1, deleted: 0, shown: 1 }])
      await world.call(archiveVideo, world.director, { id: second, is_archived: true })
      await world.call(deleteVideo, admin, { id: second })
      expect(await away()).to.deep.equal([{ ...group, archived: 1, deleted: 1, shown: 0 }])
      expect(await outcomeOf(world.call(listPutAwayGroups, world.stranger, { id: world.session }))).to.equal(
        'missing missing',
      )
    })

    it('give their archived takes, one take, and the newest of each talent [API-01]', async () => {
      const [first, second] = [(await readyVideo()).video._id, (await readyVideo()).video._id]
      const last = async (ids = ['ann', 'bob'], actor = world.director) =>
        (await world.call(listLastVideos, actor, { ids })).videos.map(({ _id }) => _id)
      const archived = async () =>
        (await world.call(listArchivedVideos, world.director, { id: world.session })).videos
      expect(await archived()).to.deep.equal([])
      expect(await last()).to.deep.equal([second])
      await world.call(archiveVideo, world.director, { id: second, is_archived: true })
      expect((await archived()).map(({ _id }) => _id)).to.deep.equal([second])
      expect(await last()).to.deep.equal([first])
      expect(await last(['bob'])).to.deep.equal([])
      expect((await world.call(getVideo, world.director, { id: first })).url).to.be.a('string')
      for (const refused of [
        last(['ann'], world.stranger),
        world.call(getVideo, world.stranger, { id: first }),
        world.call(listArchivedVideos, world.stranger, { id: world.session }),
      ])
        expect(await outcomeOf(refused)).to.equal('missing missing')
    })

    it('have takes that are put in order, each change told once [REV-05]', async () => {
      const [first, second] = [(await readyVideo()).video._id, (await readyVideo()).video._id]
      const takes = async () => (await groups())[0]!.videos.map(({ _id, order }) => [order, _id] as const)
      const sortTakes = (ids: string[], actor = world.director) => world.call(sortVideos, actor, { ids })
      expect(await takes()).to.deep.equal([
        [1, first],
        [2, second],
      ])
      world.promised.length = 0
      expect((await sortTakes([second])).videos.map(({ _id }) => _id)).to.deep.equal([second, first])
      await sortTakes([second, first])
      expect(await takes()).to.deep.equal([
        [1, second],
        [2, first],
      ])
      expect(world.payloads('video-update')).to.have.length(2)
      expect(await outcomeOf(sortTakes([second, 'nothing']))).to.equal('missing missing')
      expect(await outcomeOf(sortTakes([second], world.stranger))).to.equal('missing missing')
      const named = (group_id: string) =>
        outcomeOf(world.call(sortVideos, world.director, { ids: [second, first], group_id }))
      expect(await named((await groups())[0]!._id)).to.equal('done')
      expect(await named('another')).to.equal('missing missing')
      const { videos } = await world.call(renumberVideos, world.director, { videoId: first })
      expect(videos.map(({ _id, order }) => [order, _id])).to.deep.equal(await takes())
    })
  })
}

import { Actor, DomainError } from '@callboard/core'
import { eachTest, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

/** Outcome of a call: 'done', or the refusal's kind and words. */
const answerTo = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof DomainError ? `${error.kind}: ${error.message}` : String(error)
  }
}

const GROUPS = ['group-1', 'group-2']
const NO_PAGE = 'missing: This posting page was not found.'
const NO_LINK = 'missing: This posting link was not found.'

export function postingUseCasesSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
  scope: TestScope = 'all',
): void {
  describe(`posting on ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: PostingWorld
    beforeEach(() => {
      world = postingWorld(harness().store)
    })

    const createPage = (pageName = 'First picks') =>
      world.call(api.createPage, world.director, { name: pageName, studio: world.project })
    const copy = (
      postingpage: string,
      fields: { groups?: string[]; copy_only_liked_videos?: boolean } = {},
    ) =>
      world.call(api.copyToPage, world.director, {
        session: world.session,
        groups: GROUPS,
        postingpage,
        ...fields,
      })
    const addLink = (...posting_pages: string[]) =>
      world.call(api.addLink, world.director, { id: world.project, name: 'For the client', posting_pages })
    const open = (actor: Actor, id: string, link?: string) => world.call(api.getPage, actor, { id, link })
    const videosOn = async (pageId: string) =>
      (await open(world.director, pageId)).groups.map((group) => group.videos.map((video) => video._id))
    /** A page with both groups and a link to it. */
    const shared = async () => {
      world.addVideo('group-1', 'video-1')
      const page = await createPage()
      await copy(page._id)
      const link = await addLink(page._id)
      const [group] = (await open(world.director, page._id)).groups
      return { page: page._id, link: link._id, group: group!._id }
    }

    describe('pages', () => {
      race('has one page of a name in a project, also when saved at the same moment [PST-01]', async () => {
        const outcomes = await Promise.all(
          ['Picks', 'picks ', 'PICKS', 'Picks'].map((pageName) => answerTo(createPage(pageName))),
        )
        expect(outcomes.filter((outcome) => outcome === 'done')).to.have.length(1)
        expect(await answerTo(createPage('Picks'))).to.equal(
          'conflict: You already have the posting page Picks',
        )
        const { pages } = await world.call(api.listPostings, world.director, { id: world.project })
        expect(pages).to.have.length(1)
      })

      it('refuses to rename a page to the name of another, and gives back the name of a deleted one', async () => {
        const first = await createPage('First')
        const second = await createPage('Second')
        const rename = () => world.call(api.changePage, world.director, { id: second._id, name: 'first' })
        expect(await answerTo(rename())).to.equal('conflict: You already have the posting page first')
        await world.call(api.deletePage, world.director, { id: first._id })
        expect((await rename()).name).to.equal('first')
      })

      it('does not exist for actors other than staff of the project', async () => {
        const page = await createPage()
        const stranger = user('stranger', 'casting_director')
        expect(await answerTo(open(stranger, page._id))).to.equal(NO_PAGE)
        expect(await answerTo(open(world.client, page._id))).to.equal(NO_PAGE)
        expect(await answerTo(open(Actor.anonymous, page._id))).to.equal(NO_PAGE)
        expect(await answerTo(world.call(api.deletePage, stranger, { id: page._id }))).to.equal(NO_PAGE)
        expect(await answerTo(world.call(api.listPostings, stranger, { id: world.project }))).to.equal(
          'missing: This project was not found.',
        )
      })
    })

    it('tells its readers the name of the sender, and staff alone the sessions of its groups', async () => {
      const { page, link } = await shared()
      const staff = await open(world.director, page)
      expect(staff).to.deep.include({ sender: 'director Roe' })
      expect(staff.sessions.map(({ _id }) => _id)).to.deep.equal([world.session])
      for (const reader of [world.client, Actor.anonymous])
        expect(await open(reader, page, link)).to.deep.include({ sender: 'director Roe', sessions: [] })
    })

    it('tells of each take which talent of its group are on it, and nothing of others', async () => {
      const { page } = await shared()
      const { groups } = await open(world.director, page)
      expect(groups.map(({ videos }) => videos.map(({ record_ids }) => record_ids))).to.deep.equal([
        [['record-1']],
        [],
      ])
    })

    describe('copying', () => {
      it('needs a page [PST-01]', async () => {
        const input = { session: world.session, groups: GROUPS }
        expect(await answerTo(world.call(api.copyToPage, world.director, input))).to.equal(
          'rule: Please select or add a folder!',
        )
      })

      it('copies to a new page and tells which groups were copied [PST-02]', async () => {
        const page = await world.call(api.copyToPage, world.director, {
          session: world.session,
          groups: GROUPS,
          new_page: 'New picks',
        })
        expect(page).to.include({ name: 'New picks', groups: 2 })
        expect(world.promised).to.deep.include({
          kind: 'event',
          type: 'posting.groups-copied',
          payload: { session_id: world.session, group_ids: GROUPS },
        })
      })

      it('tells viewers, picks and the review once of all groups that a call copies [PST-02]', async () => {
        const { _id: page } = await createPage()
        world.promised.length = 0
        await copy(page)
        expect(world.promised.map((entry) => 'type' in entry && entry.type)).to.have.members([
          'page-changed',
          'picks',
          'posting.groups-copied',
        ])
      })

      race('doubles nothing when copied again and at once, and adds what is new', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        await Promise.all(Array.from({ length: 5 }, () => copy(page)))
        expect(await videosOn(page)).to.deep.equal([['video-1'], []])
        world.addVideo('group-1', 'video-2')
        world.addVideo('group-2', 'video-3')
        const { groups, added } = await copy(page)
        expect({ groups, added }).to.deep.equal({ groups: 2, added: { groups: 0, takes: 2 } })
        expect(await videosOn(page)).to.deep.equal([['video-1', 'video-2'], ['video-3']])
        expect((await copy(page)).added).to.deep.equal({ groups: 0, takes: 0 })
      })

      it('copies groups in the order that staff gave them in the review [REV-05]', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        world.addVideo('group-2', 'video-2')
        world.sortGroups('group-2', 'group-1')
        await copy(page)
        expect(await videosOn(page)).to.deep.equal([['video-2'], ['video-1']])
      })

      it('is put in order by staff, groups and their videos, and by nobody else [API-01]', async () => {
        const { _id: page } = await createPage()
        for (const [group, video] of [
          ['group-1', 'video-1'],
          ['group-1', 'video-2'],
          ['group-2', 'video-3'],
        ] as const)
          world.addVideo(group, video)
        await copy(page)
        const [first, second] = (await open(world.director, page)).groups.map(({ _id }) => _id)
        const sortGroups = (groups: string[], actor = world.director) =>
          world.call(api.sortPostedGroups, actor, { page_id: page, groups })
        const sortVideos = (videos: string[], actor = world.director) =>
          world.call(api.sortPostedVideos, actor, { page_id: page, videos })
        expect((await sortGroups([second!])).groups).to.deep.equal([
          { _id: second, order: 1 },
          { _id: first, order: 2 },
        ])
        await sortVideos(['video-2'])
        expect(await videosOn(page)).to.deep.equal([['video-3'], ['video-2', 'video-1']])
        for (const refused of [
          sortGroups([first!, 'elsewhere']),
          sortVideos(['video-1', 'video-3']),
          sortVideos(['elsewhere']),
          sortGroups([first!], world.rival),
          sortVideos(['video-1'], world.rival),
        ])
          expect(await answerTo(refused)).to.contain('missing')
        expect(await videosOn(page)).to.deep.equal([['video-3'], ['video-2', 'video-1']])
      })

      it('is put in order without its name, as the sources do, where that says enough [API-01]', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        world.addVideo('group-1', 'video-2')
        await copy(page)
        const [first, second] = (await open(world.director, page)).groups.map(({ _id }) => _id)
        const sortVideos = (actor = world.director) =>
          world.call(api.sortPostedVideos, actor, { videos: ['video-2', 'video-1'] })
        await world.call(api.sortPostedGroups, world.director, { groups: [second!, first!] })
        await sortVideos()
        expect(await videosOn(page)).to.deep.equal([[], ['video-2', 'video-1']])
        for (const refused of [
          world.call(api.sortPostedGroups, world.rival, { groups: [first!] }),
          world.call(api.sortPostedGroups, world.director, { groups: ['elsewhere'] }),
          world.call(api.sortPostedVideos, world.director, { videos: ['elsewhere'] }),
          sortVideos(world.rival),
        ])
          expect(await answerTo(refused)).to.contain('missing')
        const { _id: other } = await createPage('Others')
        await copy(other)
        expect(await answerTo(sortVideos())).to.contain('invalid')
      })

      it('gives a group as it is there to another page of its project, and to no other [API-01]', async () => {
        const { _id: page } = await createPage()
        const { _id: other } = await createPage('Others')
        world.addVideo('group-1', 'video-1')
        world.addVideo('group-1', 'video-2', { liked: true })
        world.addVideo('group-1', 'video-3')
        await copy(page)
        const shown = (await open(world.director, page)).groups[0]!._id
        await world.call(api.changePostedVideo, world.director, {
          id: 'video-3',
          page_id: page,
          is_archived: true,
        })
        const give = (postingpage: string, more: object = {}, actor = world.director) =>
          world.call(api.copyGroupFromPage, actor, { group: shown, postingpage, ...more })
        expect((await give(other, { copy_only_liked_videos: true, send_email: false })).groups).to.equal(1)
        expect(await videosOn(other)).to.deep.equal([['video-2']])
        await give(other)
        expect(await videosOn(other)).to.deep.equal([['video-2', 'video-1']])
        const { _id: winter } = await world.call(api.createPage, world.director, {
          name: 'W',
          studio: 'winter',
        })
        expect(await answerTo(give(winter))).to.contain('missing')
        expect(await answerTo(give(other, {}, world.rival))).to.contain('missing')
        expect(await answerTo(give(page))).to.contain('invalid')
        await world.call(api.changePostedGroup, world.director, {
          id: shown,
          page_id: page,
          is_removed: true,
        })
        expect(await answerTo(give(other))).to.contain('missing')
      })

      it('takes one more video of a group, once [API-01]', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        await copy(page)
        const [first, second] = (await open(world.director, page)).groups.map(({ _id }) => _id)
        world.addVideo('group-1', 'video-2')
        const add = (group: string, key = 'video-2', actor = world.director) =>
          world.call(api.addPostedVideo, actor, { key, group, postingpage: page })
        await add(first!)
        await add(first!)
        expect(await videosOn(page)).to.deep.equal([['video-1', 'video-2'], []])
        for (const refused of [add(second!), add(first!, 'elsewhere'), add(first!, 'video-2', world.rival)])
          expect(await answerTo(refused)).to.contain('missing')
      })

      it('copies liked videos only when asked, and no archived ones [PST-02]', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'plain')
        world.addVideo('group-1', 'liked', { liked: true })
        world.addVideo('group-1', 'archived', { liked: true, archived: true })
        await copy(page, { copy_only_liked_videos: true })
        expect(await videosOn(page)).to.deep.equal([['liked'], []])
      })

      it('keeps the page as it is when a video is archived in review later [PST-02]', async () => {
        const { _id: page } = await createPage()
        const video = world.addVideo('group-1', 'video-1')
        await copy(page)
        video.archived = true
        const [group] = (await open(world.director, page)).groups
        expect(group!.videos.map(({ _id, is_archived }) => ({ _id, is_archived }))).to.deep.equal([
          { _id: 'video-1', is_archived: false },
        ])
      })

      it('shows the picture that staff have chosen, if the video that it is out of was copied [REV-09]', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        await copy(page)
        const picture = async () => (await open(world.director, page)).groups[0]!.thumbnail_url
        expect(await picture()).to.equal(null)
        world.choosePicture('group-1', 'video-1')
        expect(await picture()).to.equal('https://files/video-1.jpg')
        world.choosePicture('group-1', 'kept-back')
        expect(await picture()).to.equal(null)
      })

      it('is of one group where the call names one, as those of the sources do [API-01]', async () => {
        world.addVideo('group-1', 'video-1')
        const { _id: postingpage } = await createPage()
        const one = (group: string | undefined, actor = world.director) =>
          answerTo(world.call(api.copyToPage, actor, { group, postingpage }))
        expect(await one('group-1', world.rival)).to.contain('missing')
        expect(await one('no-group')).to.contain('missing')
        expect(await one(undefined)).to.contain('missing')
        expect(await one('group-1')).to.equal('done')
        expect(await videosOn(postingpage)).to.deep.equal([['video-1']])
        const nothing = { session: world.session, postingpage }
        expect(await answerTo(world.call(api.copyToPage, world.director, nothing))).to.contain('required')
      })

      it('is for staff of the session, with groups of the session', async () => {
        const { _id: postingpage } = await createPage()
        const input = { session: world.session, groups: ['group-1'], postingpage }
        expect(await answerTo(world.call(api.copyToPage, world.client, input))).to.contain('denied')
        expect(await answerTo(world.call(api.copyToPage, world.rival, input))).to.contain('missing')
        expect(await answerTo(copy(postingpage, { groups: ['group-of-others'] }))).to.contain('missing')
        expect(await videosOn(postingpage)).to.deep.equal([])
      })
    })

    describe('links', () => {
      it('opens its pages to all callers, without answers and contact data', async () => {
        const { page, link, group } = await shared()
        const about = { page_id: page, ref_id: group, to_user: 'record-1' }
        await world.call(api.giveFeedback, world.director, { ...about, feedback: 'yes' })
        const view = await open(Actor.anonymous, page, link)
        expect(view.can).to.deep.equal({
          answer: false,
          introduce: true,
          read: false,
          reshoot: false,
          edit: false,
        })
        expect(view.sends_mail).to.equal(true)
        expect(view.feedbacks).to.deep.equal([])
        expect(view.groups[0]!.records[0]).to.have.all.keys(
          '_id',
          'first_name',
          'last_name',
          'role',
          'photo_url',
        )
        expect(view.link?.posting_pages).to.deep.equal([
          { _id: page, name: 'First picks', studio_uri: 'spring-film' },
        ])
        const client = await open(world.client, page, link)
        expect(client.feedbacks.map((entry) => entry.from_user)).to.deep.equal([
          { _id: 'director', name: 'director Roe' },
        ])
        expect(client.can).to.deep.equal({
          answer: true,
          introduce: false,
          read: true,
          reshoot: false,
          edit: false,
        })
      })

      it('keeps its address under another name and with other pages [PST-05]', async () => {
        const { page, link } = await shared()
        const other = await createPage('Other')
        const update = (changes: object) =>
          world.call(api.updateLink, world.director, { id: world.project, link, ...changes })
        const renamed = await update({ name: ' Second look ' })
        expect(renamed).to.deep.include({ _id: link, name: 'Second look' })
        expect(renamed.posting_pages.map(({ _id }) => _id)).to.deep.equal([page])
        await update({ posting_pages: [other._id] })
        expect((await open(world.client, other._id, link)).name).to.equal('Other')
        expect(await answerTo(open(world.client, page, link))).to.equal(NO_PAGE)
        expect(await answerTo(update({ posting_pages: ['page-of-others'] }))).to.contain('missing')
        expect((await world.call(api.getLink, Actor.anonymous, { id: link })).name).to.equal('Second look')
      })

      it('leads to nothing once it is removed', async () => {
        const { page, link } = await shared()
        await world.call(api.removeLink, world.director, { id: world.project, link })
        expect(await answerTo(open(world.client, page, link))).to.equal(NO_PAGE)
        expect(await answerTo(world.call(api.getLink, Actor.anonymous, { id: link }))).to.equal(
          'missing: This posting link was not found.',
        )
      })

      it('opens no page that is not in it, and none that was deleted', async () => {
        const { page, link } = await shared()
        const other = await createPage('Other')
        expect(await answerTo(open(world.client, other._id, link))).to.equal(NO_PAGE)
        await world.call(api.deletePage, world.director, { id: page })
        expect(await answerTo(open(world.client, page, link))).to.equal(NO_PAGE)
        const look = (actor: Actor) => world.call(api.getLink, actor, { id: link })
        expect(await answerTo(look(Actor.anonymous))).to.equal(NO_LINK)
        expect((await look(world.director)).posting_pages).to.deep.equal([])
      })

      it('cannot be guessed, and leads to pages of its project only', async () => {
        const { page, link } = await shared()
        expect(link).to.match(/^[A-Za-z0-9_-]{43}$/)
        expect((await addLink(page))._id).not.to.equal(link)
        expect(await answerTo(addLink('page-of-others'))).to.contain('missing')
      })
    })

    describe('answers', () => {
      race('keeps one answer of ten equal ones given at once [FBK-01]', async () => {
        const { page, link, group } = await shared()
        world.promised.length = 0
        const answer = { page_id: page, link, ref_id: group, to_user: 'record-1', feedback: 'yes' as const }
        await Promise.all(
          Array.from({ length: 10 }, () => world.call(api.giveFeedback, world.client, answer)),
        )
        const { feedbacks } = await world.call(api.listPageFeedbacks, world.client, { page_id: page, link })
        expect(feedbacks).to.deep.equal([
          {
            ref_id: group,
            to_user: 'record-1',
            feedback: 'yes',
            from_user: { _id: 'client', name: 'client Roe' },
          },
        ])
        expect(world.promised.map((entry) => 'type' in entry && entry.type)).to.have.members([
          'posting.group-answered',
          'feedback-page',
          'feedback-ref',
          'picks',
        ])
      })

      it('changes an answer and takes it back [FBK-01]', async () => {
        const { page, link, group } = await shared()
        const give = (feedback: 'yes' | 'no' | null) =>
          world.call(api.giveFeedback, world.client, {
            page_id: page,
            link,
            ref_id: group,
            to_user: 'record-1',
            feedback,
          })
        await give('yes')
        expect((await give('no')).feedbacks.map((entry) => entry.feedback)).to.deep.equal(['no'])
        expect((await give(null)).feedbacks).to.deep.equal([])
      })

      it('leaves one that was given since on another device, where it has waited for the network [FBK-01]', async () => {
        const { page, link, group } = await shared()
        const give = async (feedback: 'yes' | 'no' | null, waited_ms?: number) => {
          const about = { page_id: page, link, ref_id: group, to_user: 'record-1' }
          const { feedbacks } = await world.call(api.giveFeedback, world.client, {
            ...about,
            feedback,
            waited_ms,
          })
          return feedbacks.map((entry) => entry.feedback)
        }
        await give('no', 7_200_000)
        await give('no')
        expect(await give('yes', 3_600_000)).to.deep.equal(['no'])
        expect(await give(null, 3_600_000)).to.deep.equal(['no'])
        // Two of one device arrive in their order, however slow its line.
        expect(await give('yes', 5_000)).to.deep.equal(['yes'])
        await give(null)
        expect(await give('yes', 3_600_000)).to.deep.equal([])
        expect(await give('yes', 5_000)).to.deep.equal(['yes'])
        await give(null, 1_800_000)
        expect(await give('no')).to.deep.equal(['no'])
      })

      it('makes the group count as viewed with any answer [PST-06]', async () => {
        const { page, group } = await shared()
        const about = { page_id: page, ref_id: group, to_user: 'record-1' }
        await world.call(api.giveFeedback, world.director, { ...about, feedback: 'maybe' })
        expect(world.promised).to.deep.include({
          kind: 'event',
          type: 'posting.group-answered',
          payload: { group_id: 'group-1', session_id: world.session },
        })
      })

      it('takes them from staff of the project and clients with a good link only', async () => {
        const { page, link, group } = await shared()
        const give = (actor: Actor, fields: { link?: string; to_user?: string } = {}) =>
          answerTo(
            world.call(api.giveFeedback, actor, {
              page_id: page,
              ref_id: group,
              to_user: 'record-1',
              feedback: 'yes',
              ...fields,
            }),
          )
        expect(await give(world.client)).to.equal(NO_PAGE)
        expect(await give(user('stranger', 'session_manager'), { link })).to.contain('denied')
        expect(await give(Actor.anonymous, { link })).to.contain('unauthenticated')
        expect(await give(world.client, { link, to_user: 'record-2' })).to.equal(
          'missing: This talent was not found.',
        )
        expect(await give(world.client, { link })).to.equal('done')
      })
    })

    describe('comments', () => {
      it('shows them oldest first; only the author deletes [FBK-04]', async () => {
        const { page, link, group } = await shared()
        const about = { page_id: page, link, ref_id: group }
        const write = (actor: Actor, content: string) =>
          world.call(api.addComment, actor, { ...about, to_user: 'record-1', content })
        const first = await write(world.client, ' <b>Great</b> ')
        await write(world.director, 'Agreed')
        const list = async () => (await world.call(api.listComments, world.client, about)).comments
        expect((await list()).map(({ content, can }) => [content, can.delete])).to.have.deep.members([
          ['<b>Great</b>', true],
          ['Agreed', false],
        ])
        expect((await open(world.director, page)).groups[0]!.comments).to.equal(2)
        // Who may not read them is told of none.
        expect((await open(Actor.anonymous, page, link)).groups[0]!.comments).to.equal(0)
        const ofPage = await world.call(api.listComments, world.client, { page_id: page, link })
        expect(ofPage.comments).to.have.length(2)
        expect(await answerTo(world.call(api.deleteComment, world.director, { id: first._id }))).to.contain(
          'missing',
        )
        await world.call(api.deleteComment, world.client, { id: first._id })
        expect((await list()).map(({ content }) => content)).to.deep.equal(['Agreed'])

        const told = world.promised.filter((entry) => 'type' in entry && entry.type === 'comment-ref')
        expect(told).to.have.length(3)
        expect(told.at(-1)).to.deep.include({ kind: 'signal', room: `page:${page}` })
      })

      it('points a comment to a second of a take of its group, for the page and the review of the session [FBK-04, REV-13]', async () => {
        const { page, link, group } = await shared()
        const about = { page_id: page, link, ref_id: group, to_user: 'record-1', content: 'This look' }
        const write = (fields: { video?: string; second?: number }, actor = world.client) =>
          world.call(api.addComment, actor, { ...about, ...fields })
        const timed = await write({ video: 'video-1', second: 12.5 })
        expect([timed.video, timed.second]).to.deep.equal(['video-1', 12.5])
        const plain = await write({})
        expect([plain.video, plain.second]).to.deep.equal([null, null])
        const seen = await world.call(api.listComments, world.director, { page_id: page, link })
        expect(seen.comments.map(({ video, second }) => [video, second])).to.have.deep.members([
          ['video-1', 12.5],
          [null, null],
        ])
        const beside = await world.call(api.getGroupComments, world.director, {
          session: world.session,
          group: 'group-1',
        })
        expect(beside.comments.map(({ video, second }) => [video, second])).to.deep.include(['video-1', 12.5])
      })

      it('refuses a comment on a take that the reader does not find in the group, and a second of no take', async () => {
        const { page, link, group } = await shared()
        const write = (fields: { video?: string; second?: number }, actor = world.client) =>
          answerTo(
            world.call(api.addComment, actor, {
              ...{ page_id: page, link, ref_id: group, to_user: 'record-1', content: 'This look' },
              ...fields,
            }),
          )
        const noTake = 'missing: This take was not found.'
        expect(await write({ video: 'video-of-nobody', second: 1 })).to.equal(noTake)
        expect(await write({ second: 1 })).to.equal('invalid: Name the video that this second is in.')
        await world.call(api.changePostedVideo, world.director, {
          id: 'video-1',
          page_id: page,
          is_archived: true,
        })
        expect(await write({ video: 'video-1', second: 1 })).to.equal(noTake)
        expect(await write({ video: 'video-1', second: 1 }, world.director)).to.equal('done')
        const { comments } = await world.call(api.listComments, world.client, { page_id: page, link })
        expect(comments).to.have.length(1)
      })
    })

    it('lets staff of the project hear a page, and clients by a link that opens it to them [SEC-01]', async () => {
      const { page, link } = await shared()
      expect(await world.entry(world.director, page)).to.deep.equal({ audience: 'staff' })
      expect(await world.entry(world.client, page, link)).to.deep.equal({ audience: 'client' })
      for (const [actor, by] of [
        [world.client, undefined],
        [world.client, 'no-link'],
        [user('stranger', 'casting_director'), link],
        [Actor.anonymous, link],
        [Actor.anonymous, undefined],
      ] as const)
        expect(await world.entry(actor, page, by)).to.equal(null)
      expect(await world.entry(world.client, 'no-page', link)).to.equal(null)
      await world.call(api.updateLink, world.director, { id: world.project, link, password: 'opensesame' })
      expect(await world.entry(world.client, page, link)).to.equal(null)
      const opened = await world.call(api.unlockLink, world.client, { id: link, password: 'opensesame' })
      expect(await world.entry(world.client, page, opened.link)).to.deep.equal({ audience: 'client' })
      await world.call(api.removeLink, world.director, { id: world.project, link })
      expect(await world.entry(world.client, page, opened.link)).to.equal(null)
    })

    describe('what a page was made of', () => {
      const aboutTalent = (place: { page: string; link: string; group: string }) => ({
        page_id: place.page,
        link: place.link,
        ref_id: place.group,
        to_user: 'record-1',
      })
      const answer = (place: Parameters<typeof aboutTalent>[0], actor = world.client) =>
        answerTo(world.call(api.giveFeedback, actor, { ...aboutTalent(place), feedback: 'yes' }))
      const comment = (place: Parameters<typeof aboutTalent>[0]) =>
        answerTo(world.call(api.addComment, world.client, { ...aboutTalent(place), content: 'Good' }))
      const groupsOf = async (actor: Actor, { page, link }: { page: string; link: string }) =>
        (await open(actor, page, link)).groups.map((group) => group.name)
      const takeOff = (place: { page: string; group: string }, is_removed = true) =>
        world.call(api.changePostedGroup, world.director, {
          page_id: place.page,
          id: place.group,
          is_removed,
        })

      it('ends with its session: the page, its link, its room, answers and comments; all are back with it', async () => {
        const place = await shared()
        expect([await answer(place), await comment(place)]).to.deep.equal(['done', 'done'])
        world.sessionIsThere(false)
        expect(await answerTo(open(world.client, place.page, place.link))).to.equal(NO_PAGE)
        expect(await answerTo(world.call(api.getLink, world.client, { id: place.link }))).to.equal(NO_LINK)
        expect([await answer(place), await comment(place)]).to.deep.equal([NO_PAGE, NO_PAGE])
        expect(await world.entry(world.client, place.page, place.link)).to.equal(null)
        const seen = await open(world.director, place.page)
        expect([seen.groups, seen.feedbacks]).to.deep.equal([[], []])
        expect(await answer(place, world.director)).to.equal('missing: This talent was not found.')
        const { pages } = await world.call(api.listPostings, world.director, { id: world.project })
        expect(pages.map(({ groups }) => groups)).to.deep.equal([0])
        world.sessionIsThere(true)
        const back = await open(world.client, place.page, place.link)
        expect(back.groups.map((group) => [group.name, group.comments])).to.deep.equal([
          ['Group 1', 1],
          ['Group 2', 0],
        ])
        expect(back.feedbacks).to.have.length(1)
        expect(await world.entry(world.client, place.page, place.link)).to.deep.equal({ audience: 'client' })
      })

      it('belongs to staff alone in an archived project', async () => {
        const place = await shared()
        world.archiveProject(true)
        expect(await answerTo(open(world.client, place.page, place.link))).to.equal(NO_PAGE)
        expect(await answerTo(open(Actor.anonymous, place.page, place.link))).to.equal(NO_PAGE)
        expect(await answerTo(world.call(api.getLink, Actor.anonymous, { id: place.link }))).to.equal(NO_LINK)
        expect(await world.entry(world.client, place.page, place.link)).to.equal(null)
        expect(await groupsOf(world.director, place)).to.deep.equal(['Group 1', 'Group 2'])
        expect(await world.entry(world.director, place.page)).to.deep.equal({ audience: 'staff' })
        expect(
          (await world.call(api.getLink, world.director, { id: place.link })).posting_pages,
        ).to.have.length(1)
        world.archiveProject(false)
        expect(await groupsOf(world.client, place)).to.deep.equal(['Group 1', 'Group 2'])
      })

      it('may be still to come: an empty page opens by its link', async () => {
        const { _id: page } = await createPage()
        const { _id: link } = await addLink(page)
        expect(await groupsOf(Actor.anonymous, { page, link })).to.deep.equal([])
      })

      it('is not heard of by clients once no link opens the page', async () => {
        const { page, link } = await shared()
        await world.call(api.removeLink, world.director, { id: world.project, link })
        expect(await world.entry(world.client, page, link)).to.equal(null)
      })

      it('can be taken off: nobody sees the group or answers it, until it is back with its answers [PST-02]', async () => {
        const place = await shared()
        expect(await answer(place)).to.equal('done')
        await takeOff(place)
        expect(await groupsOf(world.client, place)).to.deep.equal(['Group 2'])
        expect(await groupsOf(world.director, place)).to.deep.equal(['Group 2'])
        expect([await answer(place), await comment(place)]).to.deep.equal(
          Array.from({ length: 2 }, () => 'missing: This talent was not found.'),
        )
        expect(
          await answerTo(
            world.call(api.listComments, world.client, {
              page_id: place.page,
              link: place.link,
              ref_id: place.group,
            }),
          ),
        ).to.equal('missing: This group was not found.')
        await takeOff(place, false)
        const back = await open(world.client, place.page, place.link)
        expect(back.groups.map((group) => [group._id === place.group, group.videos.length])).to.deep.equal([
          [true, 1],
          [false, 0],
        ])
        expect(back.feedbacks.map((entry) => entry.ref_id)).to.deep.equal([place.group])
      })

      it('comes back by being copied again, where it was', async () => {
        const place = await shared()
        await takeOff(place)
        await world.call(api.changePostedVideo, world.director, {
          page_id: place.page,
          id: 'video-1',
          is_removed: true,
        })
        expect((await copy(place.page)).groups).to.equal(2)
        const [first] = (await open(world.client, place.page, place.link)).groups
        expect([first!._id, first!.videos.map((video) => video._id)]).to.deep.equal([
          place.group,
          ['video-1'],
        ])
      })

      it('shows a video that is archived on the page to staff only', async () => {
        const { page, link } = await shared()
        const change = (fields: { is_archived?: boolean; is_removed?: boolean }) =>
          world.call(api.changePostedVideo, world.director, { page_id: page, id: 'video-1', ...fields })
        const shown = async (actor: Actor) =>
          (await open(actor, page, link)).groups[0]!.videos.map((video) => video.is_archived)
        expect(await change({ is_archived: true })).to.deep.equal({ is_archived: true, is_removed: false })
        expect([await shown(world.client), await shown(world.director)]).to.deep.equal([[], [true]])
        await change({ is_archived: false })
        expect(await shown(world.client)).to.deep.equal([false])
        await change({ is_removed: true })
        expect([await shown(world.client), await shown(world.director)]).to.deep.equal([[], []])
      })

      it('is archived or taken off with others by one call, all of them or none [API-01]', async () => {
        world.addVideo('group-1', 'video-9')
        const { page, link, group } = await shared()
        const change = (ids: string[], fields: object, more: object = {}) =>
          answerTo(
            world.call(api.changePostedVideos, world.director, { page_id: page, ids, fields, ...more }),
          )
        const listed = async (is_archived: boolean) =>
          (await world.call(api.listPostedVideos, world.director, { id: page, is_archived })).videos
        const ids = async (is_archived: boolean) => (await listed(is_archived)).map(({ _id }) => _id)
        const both = ['video-1', 'video-9']
        expect(await ids(false)).to.include.members(both)
        expect(await change([...both, 'no-video'], { is_archived: true })).to.contain('missing')
        expect(await change(both, { is_archived: true }, { videoReivewGroupId: 'no-group' })).to.contain(
          'missing',
        )
        expect(await ids(true)).to.deep.equal([])
        expect(await change(both, { is_archived: true }, { videoReivewGroupId: group })).to.equal('done')
        expect(await ids(true)).to.have.members(both)
        expect((await listed(true)).map((video) => video.group)).to.deep.equal([group, group])
        expect((await open(world.client, page, link)).groups[0]!.videos).to.deep.equal([])
        const off = { id: 'video-9', page_id: page }
        await world.call(api.removePostedVideo, world.director, off)
        expect(await ids(true)).to.deep.equal(['video-1'])
        expect(await answerTo(world.call(api.removePostedVideo, world.rival, off))).to.equal(NO_PAGE)
      })

      it('is found by itself where the call names no page, as those of the sources do [API-01]', async () => {
        const { page, group } = await shared()
        const change = (fields: object, actor = world.director) =>
          answerTo(world.call(api.changePostedVideo, actor, { id: 'video-1', ...fields }))
        const archived = async () =>
          (await world.call(api.listPostedVideos, world.director, { id: page, is_archived: true })).videos
            .length
        expect(await change({ is_archived: true }, world.rival)).to.equal(NO_PAGE)
        expect(await change({ is_archived: true })).to.equal('done')
        expect(await archived()).to.equal(1)
        const ofGroup = { ids: ['video-1'], videoReivewGroupId: group }
        const back = { ...ofGroup, fields: { is_archived: false } }
        expect(await answerTo(world.call(api.changePostedVideos, world.rival, back))).to.equal(NO_PAGE)
        await world.call(api.changePostedVideos, world.director, back)
        expect(await archived()).to.equal(0)
        const { _id: second } = await createPage('Second')
        await copy(second, { groups: ['group-1'] })
        expect(await change({ is_archived: true }), 'on two pages').to.equal(NO_PAGE)
        await world.call(api.deletePage, world.director, { id: second })
        await world.call(api.removePostedVideo, world.director, { id: 'video-1' })
        expect(await videosOn(page)).to.deep.equal([[], []])
        await world.call(api.changePostedGroup, world.director, { id: group, is_removed: true })
        expect(await videosOn(page)).to.deep.equal([[]])
      })

      it('is changed by staff of the project only, and only on its own page', async () => {
        const place = await shared()
        const { _id: other } = await createPage('Other')
        const ask = (actor: Actor, page_id: string) =>
          answerTo(world.call(api.changePostedGroup, actor, { page_id, id: place.group, is_removed: true }))
        expect(await ask(world.rival, place.page)).to.equal(NO_PAGE)
        expect(await ask(world.director, other)).to.equal('missing: This group was not found.')
        expect(
          await answerTo(
            world.call(api.changePostedVideo, world.director, {
              page_id: other,
              id: 'video-1',
              is_removed: true,
            }),
          ),
        ).to.equal('missing: This video was not found.')
      })

      it('is on no page any more, which others are told, when its last copy ends [PST-02]', async () => {
        const first = await shared()
        const { _id: second } = await createPage('Second')
        await copy(second, { groups: ['group-1'] })
        const copied = async () => [...(await world.copied(['group-1', 'group-2']))].sort()
        const told = () =>
          world.promised
            .filter((entry) => 'type' in entry && entry.type === 'posting.copies-changed')
            .map((entry) => (entry as { payload: { group_ids: string[] } }).payload.group_ids)
        expect(await copied()).to.deep.equal(GROUPS)
        await takeOff(first)
        expect([await copied(), told()]).to.deep.equal([GROUPS, [['group-1']]])
        await takeOff(first)
        expect(told()).to.have.length(1)
        await world.call(api.deletePage, world.director, { id: second })
        expect(await copied()).to.deep.equal(['group-2'])
        await world.call(api.deletePage, world.director, { id: first.page })
        expect(await copied()).to.deep.equal([])
        expect(told()).to.deep.equal([['group-1'], ['group-1'], ['group-2']])
      })
    })
  })
}

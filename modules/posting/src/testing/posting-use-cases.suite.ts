import { Actor, DomainError } from '@callboard/core'
import { eachTest, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/endpoints.ts'
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
        const rename = () => world.call(api.renamePage, world.director, { id: second._id, name: 'first' })
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

      race('doubles nothing when copied again and at once, and adds what is new', async () => {
        const { _id: page } = await createPage()
        world.addVideo('group-1', 'video-1')
        await Promise.all(Array.from({ length: 5 }, () => copy(page)))
        expect(await videosOn(page)).to.deep.equal([['video-1'], []])
        world.addVideo('group-1', 'video-2')
        world.addVideo('group-2', 'video-3')
        expect((await copy(page)).groups).to.equal(2)
        expect(await videosOn(page)).to.deep.equal([['video-1', 'video-2'], ['video-3']])
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
        expect(view.can).to.deep.equal({ answer: false, read: false, reshoot: false, edit: false })
        expect(view.feedbacks).to.deep.equal([])
        expect(view.groups[0]!.records[0]).to.have.all.keys(
          '_id',
          'first_name',
          'last_name',
          'role',
          'photo_url',
        )
        expect(view.link?.posting_pages).to.deep.equal([{ _id: page, name: 'First picks' }])
        const client = await open(world.client, page, link)
        expect(client.feedbacks.map((entry) => entry.from_user)).to.deep.equal([
          { _id: 'director', name: 'director Roe' },
        ])
        expect(client.can).to.deep.equal({ answer: true, read: true, reshoot: false, edit: false })
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
        expect((await world.call(api.getLink, Actor.anonymous, { id: link })).posting_pages).to.deep.equal([])
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
        expect(await give(Actor.anonymous, { link })).to.contain('denied')
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
        expect(await answerTo(world.call(api.deleteComment, world.director, { id: first._id }))).to.contain(
          'missing',
        )
        await world.call(api.deleteComment, world.client, { id: first._id })
        expect((await list()).map(({ content }) => content)).to.deep.equal(['Agreed'])

        expect(
          world.promised.filter((entry) => 'type' in entry && entry.type === 'comment-ref'),
        ).to.have.length(3)
        expect(world.promised.at(-1)).to.deep.include({
          kind: 'signal',
          room: `page:${page}`,
          type: 'comment-ref',
        })
      })
    })

    it('lets only staff of the project and signed-in clients hear a page', async () => {
      const { page } = await shared()
      const hears = (actor: Actor) => world.entry(actor, page)
      expect(await hears(world.director)).to.deep.equal({ audience: 'staff' })
      expect(await hears(world.client)).to.deep.equal({ audience: 'client' })
      expect(await hears(user('stranger', 'casting_director'))).to.equal(null)
      expect(await hears(Actor.anonymous)).to.equal(null)
      expect(await world.entry(world.client, 'no-page')).to.equal(null)
    })
  })
}

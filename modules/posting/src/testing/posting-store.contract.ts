import { eachTest, type StoreHarness, second } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import type { PostingGroup, PostingPage, PostingVideo } from '../domain/page.ts'
import { IN_SESSION } from '../domain/reaction.ts'
import type { Recipient } from '../domain/recipient.ts'
import type { TakeView } from '../domain/take-view.ts'

const page = (id: string, fields: Partial<PostingPage> = {}): PostingPage => ({
  id,
  projectId: 'project',
  name: id,
  sharedFeedback: false,
  showsSessionComments: true,
  showsDirectorComments: false,
  createdBy: 'director',
  createdAt: second(0),
  deletedAt: null,
  ...fields,
})

const group = (order: number): PostingGroup => ({
  id: `posting-${order}`,
  pageId: 'page',
  sessionId: 'session',
  sourceGroupId: `group-${order}`,
  name: `Group ${order}`,
  order,
  members: [{ recordId: 'record', firstName: 'Zoë', lastName: 'Lee', role: '', photoKey: null }],
  removedAt: null,
})

const video = (order: number): PostingVideo => ({
  pageId: 'page',
  groupId: 'posting-1',
  videoId: `video-${order}`,
  order,
  archived: order === 2,
  removedAt: null,
})

const recipient = (id: string, fields: Partial<Recipient> = {}): Recipient => ({
  id,
  linkId: 'link',
  secret: `secret of ${id}`,
  email: 'dana@studio.com',
  name: 'Zoë',
  sentAt: second(0),
  mailKey: 'SHARE:1',
  removedAt: null,
  ...fields,
})

const takeView = (number: number): TakeView => ({
  id: `view-${number}`,
  key: `key-${number}`,
  linkId: 'link',
  pageId: 'page',
  groupId: 'posting-1',
  videoId: `video-${number}`,
  viewerKind: 'visitor',
  viewerId: 'ana',
  startedAt: second(0),
  lastAt: second(0),
  watched: [],
  share: 0,
  namesLink: true,
})

export function postingStoreContract(name: string, make: () => Promise<StoreHarness<PostingStore>>): void {
  describe(`posting store: ${name}`, () => {
    const store = (
      (harness) => () =>
        harness().store
    )(eachTest(make))

    it('finds pages until they are deleted', async () => {
      const kept = page('kept')
      await store().write(async ({ pages }) => {
        await pages.addIfAbsent(kept)
        await pages.addIfAbsent(page('gone'))
        await pages.save(page('gone', { deletedAt: second(1) }))
      })
      await store().read(async ({ pages }) => {
        expect(await pages.find('kept')).to.deep.equal(kept)
        expect(await pages.find('gone')).to.equal(null)
        expect(await pages.many(['kept', 'gone'])).to.deep.equal([kept])
        expect(await pages.byProject('project')).to.deep.equal([kept])
      })
      expect(await store().write(({ pages }) => pages.lock('gone'))).to.equal(null)
    })

    it('has a name once in a project, and goes on after a refusal', async () => {
      const added = await store().write(async ({ pages }) => [
        await pages.addIfAbsent(page('a', { name: 'Picks' })),
        await pages.addIfAbsent(page('b', { name: ' picks' })),
        await pages.addIfAbsent(page('c', { name: 'Picks', projectId: 'other' })),
      ])
      expect(added).to.deep.equal([true, false, true])
    })

    it('brings groups, videos and many of them through unchanged', async () => {
      const groups = Array.from({ length: 620 }, (_, index) => group(index + 1))
      await store().write(async (repositories) => {
        await repositories.groups.add(groups.toReversed())
        await repositories.groups.addVideos([video(2), video(1)])
      })
      await store().read(async (repositories) => {
        expect(await repositories.groups.ofPage('page')).to.deep.equal(groups)
        expect(await repositories.groups.videosOfPage('page')).to.deep.equal([video(1), video(2)])
        const sessions = await repositories.groups.sessionsOf(['page', 'empty'])
        expect(sessions).to.have.length(620)
        expect(sessions[0]).to.deep.equal({ pageId: 'page', sessionId: 'session' })
      })
    })

    it('leaves out what was taken off its page, and keeps it to be brought back [PST-02]', async () => {
      const gone = { ...group(1), removedAt: second(1) }
      const goneVideo = { ...video(1), removedAt: second(1) }
      await store().write(async ({ groups }) => {
        await groups.add([group(1), group(2)])
        await groups.addVideos([video(1), video(2)])
        await groups.save(gone)
        await groups.saveVideo(goneVideo)
      })
      await store().read(async ({ groups }) => {
        expect(await groups.ofPage('page')).to.deep.equal([group(2)])
        expect(await groups.sessionsOf(['page'])).to.have.length(1)
        expect(await groups.videosOfPage('page')).to.deep.equal([video(2)])
        expect(await groups.everOfPage('page')).to.deep.equal([gone, group(2)])
        expect(await groups.everVideosOfPage('page')).to.deep.equal([goneVideo, video(2)])
      })
    })

    it('finds a group or video on its page only, while both are there', async () => {
      const part = (pageId: string, groupId: string, videoId: string | null) =>
        store().read(({ groups }) => groups.part(pageId, groupId, videoId))
      await store().write(async ({ pages, groups }) => {
        await pages.addIfAbsent(page('page'))
        await groups.add([group(1), group(2)])
        await groups.addVideos([video(1), video(2), { ...video(3), removedAt: second(1) }])
      })
      const shown = { sessionId: 'session', archived: false }
      expect(await part('page', 'posting-1', null)).to.deep.equal(shown)
      expect(await part('page', 'posting-1', 'video-1')).to.deep.equal(shown)
      expect(await part('page', 'posting-1', 'video-2')).to.deep.equal({ ...shown, archived: true })
      expect(await part('page', 'posting-1', 'video-3')).to.equal(null)
      expect(await part('page', 'posting-2', 'video-1')).to.equal(null)
      expect(await part('other', 'posting-1', null)).to.equal(null)
      await store().write(({ groups }) => groups.save({ ...group(1), removedAt: second(2) }))
      expect(await part('page', 'posting-1', 'video-1')).to.equal(null)
      await store().write(({ pages }) => pages.save(page('page', { deletedAt: second(3) })))
      expect(await part('page', 'posting-2', null)).to.equal(null)
    })

    it('knows what is on a page that is there, and what was at an instant', async () => {
      const asked = ['video-1', 'video-2', 'video-3']
      const copied = (since: Date) => store().read(({ groups }) => groups.copiedVideos(asked, since))
      const sources = () => store().read(({ groups }) => groups.copied(['group-1', 'group-2']))
      await store().write(async ({ pages, groups }) => {
        await pages.addIfAbsent(page('page'))
        await groups.add([group(1)])
        await groups.addVideos([video(1), { ...video(2), removedAt: second(5) }])
      })
      expect(await sources()).to.deep.equal(new Set(['group-1']))
      expect(await copied(second(9))).to.deep.equal(new Set(['video-1']))
      expect(await copied(second(4))).to.deep.equal(new Set(['video-1', 'video-2']))
      await store().write(({ groups }) => groups.save({ ...group(1), removedAt: second(6) }))
      expect(await sources()).to.deep.equal(new Set())
      expect(await copied(second(9))).to.deep.equal(new Set())
      expect(await copied(second(5))).to.deep.equal(new Set(['video-1']))
      await store().write(async ({ pages, groups }) => {
        await groups.save(group(1))
        await pages.save(page('page', { deletedAt: second(7) }))
      })
      expect(await sources()).to.deep.equal(new Set())
      expect(await copied(second(7))).to.deep.equal(new Set())
      expect(await copied(second(6))).to.deep.equal(new Set(['video-1']))
    })

    it('refuses a group twice on a page and a video twice in a group', async () => {
      const refused = (work: Promise<unknown>) =>
        work.then(
          () => false,
          () => true,
        )
      const add = () => store().write(({ groups }) => groups.add([group(1)]))
      const addVideo = () => store().write(({ groups }) => groups.addVideos([video(1)]))
      await add()
      await addVideo()
      expect(
        await refused(store().write(({ groups }) => groups.add([{ ...group(1), id: 'another' }]))),
      ).to.equal(true)
      expect(await refused(addVideo())).to.equal(true)
    })

    it('keeps one answer for each person and talent', async () => {
      const key = { placeId: 'page', groupId: 'posting-1', recordId: 'record', userId: 'client' }
      await store().write(async ({ feedbacks }) => {
        await feedbacks.set({ ...key, value: 'yes', givenAt: second(0) })
        await feedbacks.set({ ...key, value: 'no', givenAt: second(1) })
      })
      const expected = { ...key, value: 'no', givenAt: second(1) }
      await store().read(async ({ feedbacks }) => {
        expect(await feedbacks.find(key)).to.deep.equal(expected)
        expect(await feedbacks.ofPlace('page')).to.deep.equal([expected])
        expect(await feedbacks.ofReviewers('page', [key.userId, 'another'])).to.deep.equal([expected])
        expect(await feedbacks.ofReviewers('page', ['another'])).to.deep.equal([])
        expect(await feedbacks.ofReviewers('another', [key.userId])).to.deep.equal([])
        expect(await feedbacks.at(key)).to.deep.equal([expected])
        expect(await feedbacks.at({ ...key, groupId: IN_SESSION })).to.deep.equal([])
      })
    })

    it('keeps when an answer was taken back, until there is another', async () => {
      const key = { placeId: 'page', groupId: 'posting-1', recordId: 'record', userId: 'client' }
      const found = () =>
        store().read(async ({ feedbacks }) => ({
          takenBackAt: await feedbacks.takenBackAt(key),
          ofPlace: await feedbacks.ofPlace('page'),
        }))
      const given = { ...key, value: 'yes', givenAt: second(0) } as const
      await store().write(({ feedbacks }) => feedbacks.set(given))
      expect(await found()).to.deep.equal({ takenBackAt: null, ofPlace: [given] })
      for (const at of [second(1), second(2)]) {
        await store().write(({ feedbacks }) => feedbacks.takeBack(key, at))
        expect(await found()).to.deep.equal({ takenBackAt: at, ofPlace: [] })
      }
      await store().write(({ feedbacks }) => feedbacks.set(given))
      expect(await found()).to.deep.equal({ takenBackAt: null, ofPlace: [given] })
    })

    it('finds a recipient by the own address until they are removed, and their name for ever', async () => {
      const dana = recipient('dana')
      const gone = recipient('gone', { email: 'DANA@studio.com', removedAt: second(1) })
      await store().write(async ({ recipients }) => {
        await recipients.put(gone)
        await recipients.put({ ...dana, name: 'D' })
        await recipients.put(dana)
        await recipients.put(recipient('other', { linkId: 'link-2' }))
      })
      await store().read(async ({ recipients }) => {
        expect(await recipients.bySecret(dana.secret)).to.deep.equal(dana)
        expect(await recipients.bySecret(gone.secret)).to.equal(null)
        expect(await recipients.bySecrets([gone.secret, dana.secret])).to.deep.equal([dana])
        expect(await recipients.ofLink('link')).to.deep.equal([dana])
        expect(await recipients.ever(['gone', 'nobody'])).to.deep.equal([gone])
      })
      expect(await store().write(({ recipients }) => recipients.locked('link'))).to.deep.equal([dana])
    })

    it('keeps views of takes, the newest first, and counts the takes of each viewer', async () => {
      const first = takeView(1)
      const changed = { ...takeView(2), watched: [[0, 2.5] as const], share: 0.25, lastAt: second(9) }
      await store().write(async ({ takeViews }) => {
        await takeViews.put(first)
        await takeViews.put(takeView(2))
        await takeViews.put(changed)
        await takeViews.put({ ...takeView(3), linkId: 'link-2' })
        await takeViews.put({ ...takeView(4), viewerId: 'ben', videoId: 'video-1' })
        await takeViews.put({ ...takeView(5), viewerId: 'ben', videoId: 'video-1' })
      })
      await store().read(async ({ takeViews }) => {
        const ids = async (limit: number, before?: string) =>
          (await takeViews.ofLink('link', limit, before)).map(({ id }) => id)
        expect(await ids(2)).to.deep.equal(['view-5', 'view-4'])
        expect(await ids(9, 'view-4')).to.deep.equal(['view-2', 'view-1'])
        expect((await takeViews.ofLink('link', 9))[2]).to.deep.equal(changed)
        expect(await takeViews.counts('link')).to.have.deep.members([
          { viewerId: 'ana', takes: 2, lastAt: second(9) },
          { viewerId: 'ben', takes: 1, lastAt: second(0) },
        ])
      })
      expect(await store().write(({ takeViews }) => takeViews.locked('key-1'))).to.deep.equal(first)
    })

    it('finds the links that an account has watched takes by, the latest first, and none by an address of a recipient', async () => {
      const view = (number: number, linkId: string, more: Partial<TakeView> = {}): TakeView => ({
        ...takeView(number),
        viewerKind: 'account',
        linkId,
        lastAt: second(number),
        ...more,
      })
      await store().write(async ({ takeViews }) => {
        await takeViews.put(view(1, 'early'))
        await takeViews.put(view(2, 'late'))
        await takeViews.put(view(3, 'latest'))
        await takeViews.put(view(4, 'late', { lastAt: second(9) }))
        await takeViews.put(view(5, 'own', { namesLink: false }))
        await takeViews.put(view(6, 'other', { viewerId: 'ben' }))
        await takeViews.put(view(7, 'visited', { viewerKind: 'visitor' }))
      })
      await store().read(async ({ toAnswer }) => {
        expect(await toAnswer.linksOf('ana', 9)).to.deep.equal(['late', 'latest', 'early'])
        expect(await toAnswer.linksOf('ana', 2)).to.deep.equal(['late', 'latest'])
      })
    })
  })
}

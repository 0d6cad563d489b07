import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { getPagesToAnswer } from '../contract/to-answer-endpoint.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

const DAY_MS = 86_400_000

/** What waits for a client on the pages of a link, over a real store: run by every adapter of the store. */
export function toAnswerSuite(name: string, make: () => Promise<StoreHarness<PostingStore>>): void {
  describe(`pages to answer: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    beforeEach(() => {
      world = postingWorld(harness().store)
    })

    const page = async (pageName: string, groups = ['group-1', 'group-2']) => {
      const { _id } = await world.call(api.createPage, world.director, {
        name: pageName,
        studio: world.project,
      })
      await world.call(api.copyToPage, world.director, { session: world.session, groups, postingpage: _id })
      return _id
    }
    const linkTo = async (...posting_pages: string[]) =>
      (
        await world.call(api.addLink, world.director, {
          id: world.project,
          name: 'For clients',
          posting_pages,
        })
      )._id
    const waiting = async (links: readonly string[], who: Actor = world.client) =>
      (await world.call(getPagesToAnswer, who, { links: links.join() })).pages.map(
        ({ name: pageName, link, to_answer }) => `${pageName} ${to_answer} by ${links.indexOf(link)}`,
      )
    const answered = async (links: readonly string[]) =>
      (await world.call(getPagesToAnswer, world.client, { links: links.join() })).answered.map(
        ({ name: pageName, talent, to_answer }) => `${pageName} ${talent - to_answer} of ${talent}`,
      )
    /** Without a link that the browser knows. */
    const known = async (who: Actor = world.client) => {
      const { pages } = await world.call(getPagesToAnswer, who, {})
      return pages.map(({ name: pageName, link }) => ({ pageName, link }))
    }
    const watch = async (page_id: string, link: string, who: Actor = world.client) => {
      const [group] = (await world.call(api.getPage, who, { id: page_id, link })).groups
      await world.call(api.playTake, who, {
        page_id,
        link,
        ref_id: group!._id,
        video: 'video-1',
        watched: { view: `view of ${page_id}`, visitor: 'browser-abcd', stretches: [{ from: 0, to: 2 }] },
      })
    }
    const answer = async (page_id: string, link: string, at: number, who: Actor = world.client) => {
      const group = (await world.call(api.getPage, who, { id: page_id, link })).groups[at]!
      const to_user = group.records[0]!._id
      const feedback = (value: 'yes' | null) =>
        world.call(api.giveFeedback, who, { page_id, link, ref_id: group._id, to_user, feedback: value })
      await feedback('yes')
      return () => feedback(null)
    }

    it('are those of the links with talent that the client has not answered for, each once', async () => {
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
      const [both, one] = [await page('Both'), await page('One', ['group-1'])]
      await page('Elsewhere')
      const links = [await linkTo(one), await linkTo(one, both)]
      const [, link = ''] = links
      expect(await waiting(links)).to.deep.equal(['One 1 by 0', 'Both 2 by 1'])
      expect(await waiting([link])).to.deep.equal(['One 1 by 0', 'Both 2 by 0'])
      await answer(one, link, 0)
      const takeBack = await answer(both, link, 1)
      expect(await waiting(links)).to.deep.equal(['Both 1 by 1'])
      const other = user('other-client', 'client')
      expect(await waiting(links, other), 'for others').to.deep.equal(['One 1 by 0', 'Both 2 by 1'])
      await takeBack()
      expect(await waiting(links)).to.deep.equal(['Both 2 by 1'])
    })

    it('count no group without takes to see, and no deleted page', async () => {
      world.addVideo('group-1', 'video-1')
      const [shown, gone] = [await page('Shown'), await page('Gone')]
      const links = [await linkTo(shown, gone)]
      expect(await waiting(links)).to.deep.equal(['Shown 1 by 0', 'Gone 1 by 0'])
      await world.call(api.deletePage, world.director, { id: gone })
      expect(await waiting(links)).to.deep.equal(['Shown 1 by 0'])
    })

    it('are none once their session has ended or the project is archived', async () => {
      world.addVideo('group-1', 'video-1')
      const links = [await linkTo(await page('Shown'))]
      world.sessionIsThere(false)
      expect(await waiting(links)).to.deep.equal([])
      world.sessionIsThere(true)
      world.archiveProject(true)
      expect(await waiting(links)).to.deep.equal([])
      world.archiveProject(false)
      expect(await waiting(links)).to.deep.equal(['Shown 1 by 0'])
    })

    it('of another project end with the project of their link', async () => {
      world.addVideo('group-1', 'video-1')
      const { _id } = await world.call(api.createPage, world.director, { name: 'Winter', studio: 'winter' })
      const copied = await page('Copied', ['group-1'])
      await harness().store.write(async ({ groups }) => {
        const [group] = await groups.ofPage(copied)
        const [video] = await groups.videosOfPage(copied)
        await groups.add([{ ...group!, id: 'group-of-winter', pageId: _id }])
        await groups.addVideos([{ ...video!, groupId: 'group-of-winter', pageId: _id }])
      })
      const { _id: link } = await world.call(api.addLink, world.director, {
        id: world.project,
        name: 'Everything',
        posting_pages: [],
        other_posting_pages: [{ posting_page_id: _id }],
      })
      expect(await waiting([link])).to.deep.equal(['Winter 1 by 0'])
      const [cover] = (await world.call(api.getLink, world.director, { id: link })).posting_pages
      expect(cover!.answered, 'who is staff of the link may not be of its other pages').to.equal(null)
      world.archiveProject(true)
      expect(await waiting([link])).to.deep.equal([])
    })

    it('are none where the project takes no answers', async () => {
      world.addVideo('group-1', 'video-1')
      const links = [await linkTo(await page('Closed'))]
      world.feedback({ open: false, reshoot: false })
      expect(await waiting(links)).to.deep.equal([])
    })

    it('show how many of their talent are answered, with faces of those with takes, and stay below once all are', async () => {
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
      const both = await page('Both')
      const link = await linkTo(both)
      await answer(both, link, 0)
      const [line] = (await world.call(getPagesToAnswer, world.client, { links: link })).pages
      expect(line).to.deep.include({ talent: 2, to_answer: 1 })
      expect(line!.faces).to.have.length.of.at.least(1)
      expect(await answered([link])).to.deep.equal([])
      await answer(both, link, 1)
      expect(await waiting([link])).to.deep.equal([])
      expect(await answered([link])).to.deep.equal(['Both 2 of 2'])
    })

    it('are found on any device by the links that the account has watched takes by, and by nobody else', async () => {
      world.addVideo('group-1', 'video-1')
      const [seen, unseen] = [await page('Seen', ['group-1']), await page('Unseen', ['group-1'])]
      const link = await linkTo(seen)
      await linkTo(unseen)
      expect(await known()).to.deep.equal([])
      await watch(seen, link)
      expect(await known()).to.deep.equal([{ pageName: 'Seen', link }])
      expect(await known(user('other-client', 'client'))).to.deep.equal([])
    })

    it('are not found by a link that has ended, is held back, wants a password or is removed [PST-08]', async () => {
      world.addVideo('group-1', 'video-1')
      const seen = await page('Seen')
      const link = await linkTo(seen)
      await watch(seen, link)
      const change = (changes: object) =>
        world.call(api.updateLink, world.director, { id: world.project, link, ...changes })
      await change({ revoked: true })
      expect(await known(), 'held back').to.deep.equal([])
      await change({ revoked: false, password: 'tell-tale' })
      expect(await known(), 'locked').to.deep.equal([])
      const expires_at = new Date(world.clock.now().getTime() + DAY_MS).toISOString()
      await change({ password: null, expires_at })
      expect(await known(), 'open').to.have.length(1)
      world.sessionIsThere(false)
      expect(await known(), 'deleted session').to.deep.equal([])
      world.sessionIsThere(true)
      world.clock.advance(DAY_MS)
      expect(await known(), 'ended').to.deep.equal([])
      await change({ expires_at: null })
      expect(await known(), 'open again').to.have.length(1)
      await world.call(api.removeLink, world.director, { id: world.project, link })
      expect(await known(), 'removed').to.deep.equal([])
    })

    it('are not found by the link of a recipient whose own address the account came by [SEC-01]', async () => {
      world.addVideo('group-1', 'video-1')
      const seen = await page('Seen')
      const link = await linkTo(seen)
      const emails = ['dana@studio.com']
      const mail = { subject: 'For you', content: 'Please look.' }
      await world.call(api.shareLink, world.director, { id: world.project, link, emails, ...mail })
      const { recipients } = await world.call(api.listRecipients, world.director, { id: world.project, link })
      const own = recipients[0]!.path.split('/').at(-1)!
      await watch(seen, own)
      expect(await known()).to.deep.equal([])
      expect(await waiting([own])).to.deep.equal(['Seen 1 by 0'])
    })

    it('are counted on the cover of a link for a client and for its recipient, and for nobody else', async () => {
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
      const both = await page('Both')
      const link = await linkTo(both)
      const emails = ['dana@studio.com']
      const mail = { subject: 'For you', content: 'Please look.' }
      await world.call(api.shareLink, world.director, { id: world.project, link, emails, ...mail })
      const { recipients } = await world.call(api.listRecipients, world.director, { id: world.project, link })
      const own = recipients[0]!.path.split('/').at(-1)!
      const left = async (who: Actor, named = link) =>
        (await world.call(api.getLink, who, { id: named })).posting_pages.map(({ to_answer }) => to_answer)
      const [cover] = (await world.call(api.getLink, world.client, { id: link })).posting_pages
      expect(cover!.asked, 'each person of each group').to.equal(2)
      expect(await left(world.client), 'a client').to.deep.equal([2])
      expect(await left(Actor.anonymous, own), 'a recipient').to.deep.equal([2])
      expect(await left(Actor.anonymous), 'a visitor').to.deep.equal([null])
      expect(await left(world.director), 'staff').to.deep.equal([null])
      await answer(both, link, 0)
      expect(await left(world.client)).to.deep.equal([1])
      expect(await left(world.client, own), 'an account goes before').to.deep.equal([1])
      expect(await left(Actor.anonymous, own), 'another person').to.deep.equal([2])
      await answer(both, own, 0, Actor.anonymous)
      expect(await left(Actor.anonymous, own)).to.deep.equal([1])
      await answer(both, link, 1)
      expect(await left(world.client)).to.deep.equal([0])
      const first = async (who: Actor) => (await world.call(api.getLink, who, { id: link })).posting_pages[0]!
      expect((await first(world.client)).is_private).to.equal(false)
      const wish = { page_id: both, link, feedback_private: 'yes-private' } as const
      await world.call(api.setPagePrivacy, world.client, wish)
      expect((await first(world.client)).is_private, 'a wish of the caller').to.equal(true)
      expect((await first(Actor.anonymous)).is_private, 'a wish of another person').to.equal(false)
      world.feedback({ open: false, reshoot: false })
      expect(await left(world.client), 'no answers are taken').to.deep.equal([null])
      expect((await first(Actor.anonymous)).asked, 'nothing is asked').to.equal(0)
    })

    it('are those of groups with takes to see on the cover of a link, as on the page itself [PST-05]', async () => {
      world.addVideo('group-1', 'video-1')
      const link = await linkTo(await page('Both'))
      const cover = async (who: Actor) => {
        const [shown] = (await world.call(api.getLink, who, { id: link })).posting_pages
        const { groups, talent, asked, to_answer } = shown!
        return { groups, talent, asked, to_answer }
      }
      const seen = { groups: 1, talent: 1, asked: 1 }
      expect(await cover(world.client), 'a client').to.deep.equal({ ...seen, to_answer: 1 })
      expect(await cover(Actor.anonymous), 'a visitor').to.deep.equal({ ...seen, to_answer: null })
      expect(await cover(world.director), 'staff').to.deep.equal({ ...seen, to_answer: null })
    })

    it('are led to on the cover by the first group that waits, for a visitor the first of all; staff have none [PST-05]', async () => {
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
      const id = await page('Picks')
      const link = await linkTo(id)
      const nextOf = async (who: Actor) =>
        (await world.call(api.getLink, who, { id: link })).posting_pages[0]!.next_group
      const [first, second] = (await world.call(api.getPage, world.client, { id, link })).groups
      expect(await nextOf(world.client)).to.equal(first!._id)
      await answer(id, link, 0)
      expect(await nextOf(world.client)).to.equal(second!._id)
      expect(await nextOf(Actor.anonymous), 'a visitor').to.equal(first!._id)
      expect(await nextOf(world.director), 'staff').to.equal(null)
      await answer(id, link, 1)
      expect(await nextOf(world.client)).to.equal(null)
      world.feedback({ open: false, reshoot: false })
      expect(await nextOf(Actor.anonymous), 'nothing is asked').to.equal(null)
    })

    it('are told to staff on the cover by those whom others have answered, as far as these let them show', async () => {
      world.addVideo('group-1', 'video-1')
      world.addVideo('group-2', 'video-2')
      const both = await page('Both')
      const link = await linkTo(both)
      const told = async (who: Actor) =>
        (await world.call(api.getLink, who, { id: link })).posting_pages[0]!.answered
      const other = user('other-client', 'client')
      const another = await page('Another')
      const wide = await linkTo(both, another)
      const givers = async (who: Actor) => (await world.call(api.getLink, who, { id: wide })).answered_by
      expect(await told(world.director), 'before any answer').to.deep.equal({ talent: 0, by: 0 })
      expect(await givers(world.director), 'before any answer, of the whole link').to.equal(0)
      await answer(both, link, 0)
      await answer(both, link, 0, other)
      const takeBack = await answer(both, link, 1, other)
      expect(await told(world.director)).to.deep.equal({ talent: 2, by: 2 })
      await answer(another, wide, 0, other)
      expect(await givers(world.director), 'on two pages, each once').to.equal(2)
      expect(await givers(world.client)).to.equal(null)
      await takeBack()
      expect(await told(world.director), 'one is taken back').to.deep.equal({ talent: 1, by: 2 })
      const wish = { page_id: both, link, feedback_private: 'full-private' } as const
      await world.call(api.setPagePrivacy, other, wish)
      expect(await told(world.director), 'one is private').to.deep.equal({ talent: 1, by: 1 })
      expect(await told(world.client), 'a client').to.equal(null)
      expect(await told(Actor.anonymous), 'a visitor').to.equal(null)
    })

    it('are none under a removed link or one that there never was, and denied without an account [SEC-01]', async () => {
      world.addVideo('group-1', 'video-1')
      const link = await linkTo(await page('Closed'))
      expect(await waiting([link, 'no-such-link'])).to.have.length(1)
      expect((await refusalOf(waiting([link], Actor.anonymous))).kind).to.equal('denied')
      await world.call(api.removeLink, world.director, { id: world.project, link })
      expect(await waiting([link])).to.deep.equal([])
    })
  })
}

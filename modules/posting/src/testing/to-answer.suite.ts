import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { getPagesToAnswer } from '../contract/to-answer-endpoint.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

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

    it('are none where the project takes no answers', async () => {
      world.addVideo('group-1', 'video-1')
      const links = [await linkTo(await page('Closed'))]
      world.feedback({ open: false, reshoot: false })
      expect(await waiting(links)).to.deep.equal([])
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

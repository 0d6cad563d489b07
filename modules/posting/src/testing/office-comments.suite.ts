import { Actor } from '@callboard/core'
import {
  eachTest,
  outcomeOf,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

/** What the casting office wrote in its sessions, on the pages that show it. */
export function officeCommentsSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
  scope: TestScope = 'all',
): void {
  describe(`comments of the office on ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: PostingWorld
    let page: string
    let link: string

    beforeEach(async () => {
      world = postingWorld(harness().store)
      world.addVideo('group-1', 'shown')
      world.addVideo('group-1', 'put-away')
      const copied = await world.call(api.copyToPage, world.director, {
        session: world.session,
        groups: ['group-1'],
        new_page: 'Selects',
      })
      page = copied._id
      const archive = { id: 'put-away', page_id: page, is_archived: true }
      await world.call(api.changePostedVideo, world.director, archive)
      const to = { id: world.project, name: 'For clients', posting_pages: [page] }
      link = (await world.call(api.addLink, world.director, to))._id
      for (const videoId of ['shown', 'put-away', 'elsewhere'])
        world.takeComments.push({
          id: `about-${videoId}`,
          videoId,
          userId: 'director',
          content: `About ${videoId}`,
          second: 2.5,
          createdAt: world.clock.now(),
        })
      world.clock.advance(1000)
      const about = (record: string, actor: Actor, content: string) =>
        world.call(api.commentOnRecord, actor, { id: record, content })
      await about('record-1', world.director, 'Our first choice')
      await about('record-1', world.client, 'For the director alone')
      await about('record-2', world.director, 'Not on this page')
    })

    const change = (fields: object, actor = world.director) =>
      world.call(api.changePage, actor, { id: page, ...fields })
    const read = async (actor: Actor = world.client) =>
      (await world.call(api.listOfficeComments, actor, { page_id: page, link })).comments
    const words = async () => (await read()).map(({ content }) => content)

    it('are shown to nobody until staff say so, each kind alone [PST-03]', async () => {
      expect(await words()).to.deep.equal([])
      expect(await change({ showSessionComments: true })).to.include({
        name: 'Selects',
        showSessionComments: true,
        showVideoReviewComments: false,
      })
      const [group] = (await world.call(api.getPage, world.client, { id: page, link })).groups
      expect(await read()).to.deep.equal([
        {
          _id: 'about-shown',
          ref_id: group!._id,
          kind: 'session',
          video: 'shown',
          second: 2.5,
          from_user: { name: 'director Roe' },
          content: 'About shown',
          created_at: world.takeComments[0]!.createdAt.toISOString(),
        },
      ])
      await change({ showVideoReviewComments: true, name: 'Picks' })
      expect(await words()).to.deep.equal(['About shown', 'Our first choice'])
      await change({ showSessionComments: false })
      expect(await words()).to.deep.equal(['Our first choice'])
      expect((await world.call(api.getOnePage, world.director, { id: page })).name).to.equal('Picks')
    })

    it('are what a new page shows where it is made so [PST-03]', async () => {
      const made = { name: 'Open', studio: world.project, showSessionComments: true }
      expect(await world.call(api.createPage, world.director, made)).to.include({
        showSessionComments: true,
        showVideoReviewComments: false,
      })
    })

    it('are read by those who may answer, and switched by staff of the project [SEC-01]', async () => {
      await change({ showSessionComments: true, showVideoReviewComments: true })
      const view = await world.call(api.getPage, Actor.anonymous, { id: page, link })
      expect(view).to.include({ showSessionComments: false, showVideoReviewComments: false })
      for (const stranger of [Actor.anonymous, user('tess', 'talent')])
        expect((await refusalOf(read(stranger))).kind, JSON.stringify(stranger)).to.be.oneOf([
          'unauthenticated',
          'missing',
          'denied',
        ])
      expect(await outcomeOf(change({ showSessionComments: false }, world.rival))).to.equal('missing missing')
      expect(await outcomeOf(change({ showSessionComments: false }, world.client))).to.equal(
        'missing missing',
      )
      expect(await words()).to.have.length(2)
    })
  })
}

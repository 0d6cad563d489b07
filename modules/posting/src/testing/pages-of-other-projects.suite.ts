import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

const NOBODY = Actor.anonymous

/** Links with pages of several projects, over a real store. */
export function pagesOfOtherProjectsSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
): void {
  describe(`pages of other projects on a link: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    let own: string
    let winter: string
    let rivals: string
    beforeEach(async () => {
      world = postingWorld(harness().store)
      const page = async (studio: string, of: string, who = world.director) =>
        (await world.call(api.createPage, who, { name: of, studio }))._id
      own = await page(world.project, 'Spring picks')
      winter = await page('winter', 'Winter picks')
      rivals = await page('rivals', 'Rival picks', world.rival)
    })

    const linkTo = (others: readonly string[], pages: string[] = [own]) =>
      world.call(api.addLink, world.director, {
        id: world.project,
        name: 'Everything',
        posting_pages: pages,
        other_posting_pages: others.map((posting_page_id) => ({ posting_page_id })),
      })
    const change = (link: string, changes: object) =>
      world.call(api.updateLink, world.director, { id: world.project, link, ...changes })
    const kind = async (work: Promise<unknown>) => (await refusalOf(work)).kind
    const WINTER = { posting_page_name: 'Winter picks', studio_uri: 'winter-film' }

    it('are found by their address, and opened under their own project [PST-05]', async () => {
      const one = await world.call(api.getOnePage, world.director, { id: winter })
      expect(one).to.deep.include({ name: 'Winter picks', studio_uri: 'winter-film' })
      const link = await linkTo([winter])
      expect(link.posting_pages).to.deep.equal([{ _id: own, name: 'Spring picks' }])
      expect(link.other_posting_pages).to.deep.equal([{ posting_page_id: winter, ...WINTER }])
      const cover = await world.call(api.getLink, NOBODY, { id: link._id })
      expect(cover.posting_pages.map((page) => [page.name, page.studio_name])).to.deep.equal([
        ['Spring picks', 'Spring film'],
        ['Winter picks', 'Winter film'],
      ])
      const view = await world.call(api.getPage, NOBODY, { id: winter, link: link._id })
      expect(view.studio_name).to.equal('Winter film')
      expect(view.link!.studio_uri, 'where its cover stands').to.equal('spring-film')
      expect(view.link!.posting_pages.map((page) => page.studio_uri)).to.deep.equal([
        'spring-film',
        'winter-film',
      ])
      expect(await world.entry(world.client, winter, link._id)).to.deep.equal({ audience: 'client' })
      const { links } = await world.call(api.listPostings, world.director, { id: world.project })
      expect(links[0]!.other_posting_pages).to.have.length(1)
    })

    it('are those that the caller is staff of, and pages that are there [SEC-01]', async () => {
      expect(await kind(world.call(api.getOnePage, world.director, { id: rivals }))).to.equal('missing')
      expect(await kind(linkTo([rivals]))).to.equal('missing')
      expect(await kind(linkTo(['no-such-page']))).to.equal('missing')
      expect(await kind(linkTo([], [own, winter]))).to.equal('missing')
      expect(await kind(linkTo([], []))).to.equal('invalid')
      expect((await linkTo([winter], [])).posting_pages).to.deep.equal([])
    })

    it('stay when the own pages change, and go when they are left out', async () => {
      const link = await linkTo([winter])
      const more = (await world.call(api.createPage, world.director, { name: 'More', studio: world.project }))
        ._id
      const changed = await change(link._id, { posting_pages: [more] })
      expect(changed.posting_pages.map(({ name: of }) => of)).to.deep.equal(['More'])
      expect(changed.other_posting_pages).to.deep.equal([{ posting_page_id: winter, ...WINTER }])
      expect((await change(link._id, { name: 'Renamed' })).other_posting_pages).to.have.length(1)
      expect((await change(link._id, { other_posting_pages: [] })).other_posting_pages).to.deep.equal([])
      expect(await kind(world.call(api.getPage, NOBODY, { id: winter, link: link._id }))).to.equal('missing')
      expect(await kind(change(link._id, { posting_pages: [] }))).to.equal('invalid')
    })

    it('stay also when somebody else of the project saves the link, who is not staff of them', async () => {
      const link = await linkTo([winter])
      const saved = await world.call(api.updateLink, user('colleague', 'casting_director'), {
        id: world.project,
        link: link._id,
        name: 'Saved',
        other_posting_pages: link.other_posting_pages,
      })
      expect([saved.name, saved.other_posting_pages.length]).to.deep.equal(['Saved', 1])
    })

    it('are closed with the project of the link', async () => {
      const link = await linkTo([winter])
      world.archiveProject(true)
      expect(await kind(world.call(api.getPage, NOBODY, { id: winter, link: link._id }))).to.equal('missing')
      expect(await kind(world.call(api.getLink, NOBODY, { id: link._id }))).to.equal('missing')
    })
  })
}

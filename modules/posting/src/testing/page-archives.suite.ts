import { Actor } from '@callboard/core'
import { eachTest, promisedAs, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import { buildPageArchive, removePageArchive } from '../application/jobs.ts'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld } from './posting-world.ts'

const HOUR_MS = 3_600_000

/** Takes of a page that viewers have zipped, over a real store: run by every adapter of the store. */
export function pageArchivesSuite(name: string, make: () => Promise<StoreHarness<PostingStore>>): void {
  describe(`archives of posting pages: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    let page: string
    beforeEach(async () => {
      world = postingWorld(harness().store)
      for (const [group, video] of [
        ['group-1', 'video-1'],
        ['group-1', 'video-2'],
        ['group-2', 'video-3'],
      ] as const)
        world.addVideo(group, video)
      const made = await world.call(api.createPage, world.director, {
        name: 'Selects',
        studio: world.project,
      })
      page = made._id
      const groups = ['group-1', 'group-2']
      await world.call(api.copyToPage, world.director, { session: world.session, groups, postingpage: page })
    })

    const newLink = async (guards: object = { allows_download: true }) =>
      (
        await world.call(api.addLink, world.director, {
          id: world.project,
          name: 'For clients',
          posting_pages: [page],
          ...guards,
        })
      )._id
    const ask = (link: string, videos?: string[], who: Actor = Actor.anonymous) =>
      world.call(api.requestPageArchive, who, { page_id: page, link, ...(videos && { videos }) })
    const look = (link: string, id: string) => world.call(api.getPageArchive, Actor.anonymous, { id, link })
    const build = (archive: string) => world.work(buildPageArchive, { archive })
    const kind = async (work: Promise<unknown>) => (await refusalOf(work)).kind
    const promisedBuilds = () => promisedAs(world.promised, buildPageArchive.name).length

    it('are made of all that the page shows, in its order, for who has the link and no account [PST-08]', async () => {
      const link = await newLink()
      const asked = await ask(link)
      expect(asked).to.deep.include({ state: 'building', progress: 0, url: null })
      await build(asked._id)
      const ready = await look(link, asked._id)
      expect(ready).to.deep.include({ state: 'ready', progress: 100, file_count: 3, left_out_count: 0 })
      expect(ready.url).to.equal(`https://files/${asked._id}?as=Selects.zip`)
      const { title, videos } = world.zips.get(asked._id)!
      expect(title).to.equal('Spring film, Selects')
      expect(videos.map(({ id, group }) => [id, group.order, group.members[0]?.lastName])).to.deep.equal([
        ['video-1', 1, 'Lee 1'],
        ['video-2', 1, 'Lee 1'],
        ['video-3', 2, 'Lee 2'],
      ])
    })

    it('tell how far they are while they are made [PST-08]', async () => {
      const link = await newLink()
      const { _id } = await ask(link)
      const seen: number[] = []
      world.whileMaking(async () => void seen.push((await look(link, _id)).progress))
      await build(_id)
      expect(seen).to.deep.equal([40])
    })

    it('are asked for only where the link allows downloads, and only of takes that it shows', async () => {
      const closed = await newLink({})
      expect(await kind(ask(closed))).to.equal('missing')
      expect(await kind(ask('no-link'))).to.equal('missing')
      const link = await newLink()
      expect(await kind(ask(link, ['video-1', 'elsewhere']))).to.equal('missing')
      await world.call(api.changePostedVideo, world.director, {
        page_id: page,
        id: 'video-1',
        is_archived: true,
      })
      expect(await kind(ask(link, ['video-1']))).to.equal('missing')
      const { _id } = await ask(link)
      await build(_id)
      expect(world.zips.get(_id)!.videos.map(({ id }) => id)).to.deep.equal(['video-2', 'video-3'])
    })

    it('are one for everybody who asks for the same takes by the same link', async () => {
      const link = await newLink()
      const [first, second] = await Promise.all([
        ask(link, ['video-1', 'video-3']),
        ask(link, ['video-3', 'video-1'], world.client),
      ])
      expect(first._id).to.equal(second._id)
      expect(promisedBuilds()).to.equal(1)
      await build(first._id)
      expect((await ask(link, ['video-1', 'video-3'])).state).to.equal('ready')
      expect((await ask(link, ['video-1']))._id).to.not.equal(first._id)
      expect((await ask(await newLink(), ['video-1', 'video-3']))._id).to.not.equal(first._id)
    })

    it('are three at a time of one link', async () => {
      const link = await newLink()
      await ask(link, ['video-1'])
      await ask(link, ['video-2'])
      const { _id } = await ask(link, ['video-3'])
      const refused = await refusalOf(ask(link))
      expect(refused.message).to.equal(
        '3 downloads of this link are being prepared. Ask again when one of them is ready.',
      )
      await ask(await newLink())
      await build(_id)
      await ask(link)
    })

    it('are gone for viewers with what they show, and with their link [PST-08]', async () => {
      const ends: readonly ((link: string) => Promise<unknown>)[] = [
        (link) => world.call(api.updateLink, world.director, { id: world.project, link, revoked: true }),
        (link) =>
          world.call(api.updateLink, world.director, { id: world.project, link, allows_download: false }),
        (link) =>
          world.call(api.updateLink, world.director, { id: world.project, link, password: 'tell-tale' }),
        (link) => world.call(api.removeLink, world.director, { id: world.project, link }),
        () =>
          world.call(api.changePostedVideo, world.director, {
            page_id: page,
            id: 'video-2',
            is_removed: true,
          }),
      ]
      for (const end of ends) {
        const link = await newLink()
        const { _id } = await ask(link)
        await build(_id)
        await look(link, _id)
        await end(link)
        expect(await kind(look(link, _id)), end.toString()).to.equal('missing')
      }
      const link = await newLink()
      const { _id } = await ask(link)
      await build(_id)
      world.sessionIsThere(false)
      expect(await kind(look(link, _id))).to.equal('missing')
    })

    it('of another link are not found by this one', async () => {
      const { _id } = await ask(await newLink())
      expect(await kind(look(await newLink(), _id))).to.equal('missing')
    })

    it('open by the name of a link that somebody has said the password of', async () => {
      const link = await newLink({ allows_download: true, password: 'tell-tale' })
      expect(await kind(ask(link))).to.equal('missing')
      const { link: named } = await world.call(api.unlockLink, Actor.anonymous, {
        id: link,
        password: 'tell-tale',
      })
      const { _id } = await ask(named)
      await build(_id)
      expect((await look(named, _id)).state).to.equal('ready')
      expect(await kind(look(link, _id))).to.equal('missing')
    })

    it('end a day after they are ready, with their file [OPS-08]', async () => {
      const link = await newLink()
      const { _id } = await ask(link)
      await build(_id)
      await world.work(removePageArchive, { archive: _id })
      expect(world.zips.has(_id)).to.equal(true)
      world.clock.advance(24 * HOUR_MS)
      expect(await kind(look(link, _id))).to.equal('missing')
      await world.work(removePageArchive, { archive: _id })
      expect(world.zips.has(_id)).to.equal(false)
      expect((await ask(link))._id).to.not.equal(_id)
    })

    it('that nobody could finish in two days are given up, and begun anew', async () => {
      const link = await newLink()
      const { _id } = await ask(link)
      world.clock.advance(48 * HOUR_MS)
      await world.work(removePageArchive, { archive: _id })
      expect(await kind(look(link, _id))).to.equal('missing')
      const again = await ask(link)
      expect([again._id === _id, again.state]).to.deep.equal([false, 'building'])
    })

    it('are not kept when their page is deleted while they are made', async () => {
      const link = await newLink()
      const { _id } = await ask(link)
      await world.call(api.deletePage, world.director, { id: page })
      await build(_id)
      expect(world.zips.size).to.equal(0)
    })

    it('say why they failed after their last try, and are begun anew [OPS-08]', async () => {
      const link = await newLink()
      const { _id } = await ask(link)
      world.whileMaking(async () => {
        throw new Error('The store is away.')
      })
      for (let attempt = 0; attempt < 5; attempt += 1) await build(_id).catch(() => undefined)
      expect(await look(link, _id)).to.deep.include({
        state: 'failed',
        reason: 'The archive could not be built. Try again in a few minutes.',
      })
      expect((await ask(link))._id).to.not.equal(_id)
    })
  })
}

import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { getPagesToAnswer } from '../contract/to-answer-endpoint.ts'
import { type PostingWorld, postingWorld } from './posting-world.ts'

const DAY_MS = 86_400_000

/** Links with a password, an end, or held back, over a real store: run by every adapter of the store. */
export function guardedLinksSuite(name: string, make: () => Promise<StoreHarness<PostingStore>>): void {
  describe(`guarded links: ${name}`, () => {
    const harness = eachTest(make)
    let world: PostingWorld
    let page: string
    beforeEach(async () => {
      world = postingWorld(harness().store)
      world.addVideo('group-1', 'video-1')
      const made = await world.call(api.createPage, world.director, {
        name: 'Selects',
        studio: world.project,
      })
      page = made._id
      const copied = { session: world.session, groups: ['group-1'], postingpage: page }
      await world.call(api.copyToPage, world.director, copied)
    })

    const linkWith = (guards: { password?: string; expires_at?: string }) =>
      world.call(api.addLink, world.director, {
        id: world.project,
        name: 'For clients',
        posting_pages: [page],
        ...guards,
      })
    const change = (link: string, changes: object, who = world.director) =>
      world.call(api.updateLink, who, { id: world.project, link, ...changes })
    const open = (link: string, who: Actor = world.client) => world.call(api.getPage, who, { id: page, link })
    const shown = (link: string, who: Actor = Actor.anonymous) => world.call(api.getLink, who, { id: link })
    const unlock = async (id: string, password: string) =>
      (await world.call(api.unlockLink, Actor.anonymous, { id, password })).link
    const kind = async (work: Promise<unknown>) => (await refusalOf(work)).kind
    const answer = async (link: string) => {
      const [group] = (await open(link)).groups
      const to_user = group!.records[0]!._id
      return { page_id: page, link, ref_id: group!._id, to_user, feedback: 'yes' as const }
    }

    it('tell nothing but that a password is wanted, until it is said [PST-08]', async () => {
      const { _id, has_password } = await linkWith({ password: 'tell-tale' })
      expect(has_password).to.equal(true)
      const before = await shown(_id)
      expect(before).to.deep.include({ name: '', sender: null, posting_pages: [], needs_password: true })
      expect(await kind(open(_id))).to.equal('missing')
      expect((await refusalOf(unlock(_id, 'wrong-one'))).code).to.equal('wrong_password')
      const named = await unlock(_id, 'tell-tale')
      const opened = await shown(named)
      expect(opened).to.deep.include({ name: 'For clients', sender: 'director Roe', needs_password: false })
      const [cover] = opened.posting_pages
      expect([cover!.name, cover!.talent, cover!.faces.length]).to.deep.equal(['Selects', 1, 1])
      expect((await open(named)).groups).to.have.length(1)
      await world.call(api.giveFeedback, world.client, await answer(named))
    })

    it('take a password that was copied with spaces around it, and one that has spaces of its own [PST-08]', async () => {
      const copied = await linkWith({ password: 'tell-tale' })
      expect((await shown(await unlock(copied._id, ' tell-tale\n'))).needs_password).to.equal(false)
      const spaced = await linkWith({ password: ' tell-tale ' })
      expect((await shown(await unlock(spaced._id, ' tell-tale '))).needs_password).to.equal(false)
      expect((await refusalOf(unlock(spaced._id, 'tell-tale'))).code).to.equal('wrong_password')
    })

    it('open to staff of the project without a password', async () => {
      const { _id } = await linkWith({ password: 'tell-tale' })
      expect(await shown(_id, world.director)).to.deep.include({ name: 'For clients', needs_password: false })
    })

    it('lose every key when the password is changed, and ask for none when it is taken off [PST-08]', async () => {
      const { _id } = await linkWith({ password: 'tell-tale' })
      const named = await unlock(_id, 'tell-tale')
      await change(_id, { password: 'another-one' })
      expect(await kind(open(named))).to.equal('missing')
      expect((await shown(named)).needs_password).to.equal(true)
      expect((await change(_id, { password: null })).has_password).to.equal(false)
      expect((await open(_id)).groups).to.have.length(1)
    })

    it('open nothing from their end on, also to who has it open [PST-08]', async () => {
      const expires_at = new Date(world.clock.now().getTime() + DAY_MS).toISOString()
      const { _id } = await linkWith({ expires_at })
      const given = await answer(_id)
      world.clock.advance(DAY_MS)
      expect(await kind(open(_id))).to.equal('missing')
      expect(await kind(shown(_id))).to.equal('missing')
      expect(await kind(world.call(api.giveFeedback, world.client, given))).to.equal('missing')
      expect((await world.call(getPagesToAnswer, world.client, { links: _id })).pages).to.deep.equal([])
      expect(await world.entry(world.client, page, _id).catch(() => null)).to.equal(null)
      expect((await shown(_id, world.director)).name).to.equal('For clients')
      await change(_id, { expires_at: null })
      expect((await open(_id)).groups).to.have.length(1)
    })

    it('are held back and let go again by staff of the project alone [PST-08] [SEC-01]', async () => {
      const { _id } = await linkWith({})
      expect(await kind(change(_id, { revoked: true }, world.rival))).to.equal('missing')
      expect((await change(_id, { revoked: true })).revoked_at).to.be.a('string')
      expect(await kind(open(_id))).to.equal('missing')
      expect(await kind(shown(_id))).to.equal('missing')
      expect(await kind(unlock(_id, 'anything'))).to.equal('missing')
      expect((await change(_id, { revoked: false })).revoked_at).to.equal(null)
      expect((await open(_id)).groups).to.have.length(1)
    })

    it('take no end that has passed', async () => {
      const expires_at = world.clock.now().toISOString()
      expect((await refusalOf(linkWith({ expires_at }))).kind).to.equal('invalid')
    })
  })
}

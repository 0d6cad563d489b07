import type { Actor } from '@callboard/core'
import {
  eachTest,
  promisedAs,
  refusalOf,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { ownPageMailWished } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { PostingStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type PostingWorld, postingWorld, user } from './posting-world.ts'

const NONE = { talent: 0, without_address: 0, mailed_before: 0 }

/** Copying groups mails each of their talent the link to their audition, where a super admin wants that. */
export function auditionLinksSuite(
  name: string,
  make: () => Promise<StoreHarness<PostingStore>>,
  scope: TestScope = 'all',
): void {
  describe(`mails with the link to an audition: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    const admin = user('admin', 'super_admin')
    let world: PostingWorld
    beforeEach(() => {
      world = postingWorld(harness().store)
    })

    const wished = () =>
      promisedAs(world.promised.splice(0), ownPageMailWished.type) as { record_id: string; key: string }[]
    /** The message log has what was wished for until now. */
    const logged = () => {
      const all = wished()
      for (const { key, record_id } of all)
        world.fates.push({ key, to: `${record_id}@example.com`, state: 'sent', reason: null })
      return all.map(({ record_id }) => record_id)
    }
    const page = async (pageName: string) =>
      (await world.call(api.createPage, admin, { name: pageName, studio: world.project }))._id
    const copy = (postingpage: string, fields: object = {}, actor: Actor = admin) =>
      world.call(api.copyToPage, actor, {
        session: world.session,
        groups: ['group-1', 'group-2'],
        postingpage,
        send_email: true,
        ...fields,
      })
    const count = (fields: object = {}) =>
      world.call(api.countAuditionLinks, admin, {
        studio: world.project,
        records: ['record-1', 'record-2'],
        ...fields,
      })

    it('goes to each talent of the copied groups once for a page, whose members are in several groups or copied again [PST-02]', async () => {
      const picks = await page('Picks')
      world.join('group-2', 'record-1')
      expect((await copy(picks)).audition_links).to.deep.equal({ ...NONE, talent: 2 })
      expect(logged()).to.deep.equal(['record-1', 'record-2'])
      expect((await copy(picks)).audition_links).to.deep.equal({ ...NONE, mailed_before: 2 })
      expect(logged()).to.deep.equal([])
      await copy(await page('Others'))
      expect(logged()).to.deep.equal(['record-1', 'record-2'])
    })

    it('is named by the page and the talent, so that two calls of one moment are one mail [PST-02]', async () => {
      const picks = await page('Picks')
      await copy(picks)
      const first = wished()
      await copy(picks)
      expect(wished()).to.deep.equal(first)
    })

    it('goes to no talent without an address, and to none whose check-in is gone [PST-02]', async () => {
      const picks = await page('Picks')
      world.addresses.set('record-1', '').set('record-2', null)
      expect(await count()).to.deep.include({ ...NONE, without_address: 1 })
      expect((await copy(picks)).audition_links).to.deep.equal({ ...NONE, without_address: 1 })
      expect(wished()).to.deep.equal([])
    })

    it('is counted before, for a page that is there or is to be made [PST-02]', async () => {
      const picks = await page('Picks')
      expect(await count({ postingpage: picks })).to.deep.equal({ ...NONE, talent: 2, sends_mail: true })
      await copy(picks, { groups: ['group-1'] })
      logged()
      expect(await count({ postingpage: picks })).to.deep.include({ ...NONE, talent: 1, mailed_before: 1 })
      expect(await count()).to.deep.include({ ...NONE, talent: 2 })
    })

    it('goes with a group that is copied from another page, too [PST-02]', async () => {
      const picks = await page('Picks')
      const others = await page('Others')
      await copy(picks, { send_email: false })
      expect(wished()).to.deep.equal([])
      const [group] = (await world.call(api.getPage, admin, { id: picks })).groups
      const give = { group: group!._id, postingpage: others, send_email: true }
      expect((await world.call(api.copyGroupFromPage, admin, give)).audition_links).to.deep.equal({
        ...NONE,
        talent: 1,
      })
      expect(wished().map(({ record_id }) => record_id)).to.deep.equal(['record-1'])
    })

    it('is for super admins alone: others copy nothing where they ask for it [PST-02]', async () => {
      const picks = await page('Picks')
      const mayMail = async (actor: Actor) =>
        (await world.call(api.listPostings, actor, { id: world.project })).can.mail_talent
      expect([await mayMail(admin), await mayMail(world.director)]).to.deep.equal([true, false])
      expect((await refusalOf(copy(picks, {}, world.director))).kind).to.equal('denied')
      expect((await world.call(api.getPage, admin, { id: picks })).groups).to.deep.equal([])
      await copy(picks, { send_email: false }, world.director)
      const [group] = (await world.call(api.getPage, admin, { id: picks })).groups
      const give = { group: group!._id, postingpage: await page('Others'), send_email: true }
      expect((await refusalOf(world.call(api.copyGroupFromPage, world.director, give))).kind).to.equal(
        'denied',
      )
      expect(wished()).to.deep.equal([])
    })
  })
}

import { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  checkIn,
  deleteRecord,
  getCheckInPage,
  getLobby,
  getStatus,
  openDemoPhone,
} from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff, stranger, talent } from './lobby-world.ts'

export function statusPageSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`the status page: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    it('shows the place in line and a wait from the real turns [MSG-03]', async () => {
      const [ada, bob, , dina] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina')
      expect(await world.statusOf(dina!)).to.deep.include({ place: 4, wait: { from: 6, to: 24 } })
      await world.step(ada!, 'call-in')
      world.clock.advance(10 * 60_000)
      await world.step(bob!, 'call-in')
      expect(await world.statusOf(dina!)).to.deep.include({ place: 2, wait: { from: 4, to: 16 } })
      expect(await world.statusOf(ada!)).to.deep.include({ place: null, wait: null, join: 'main' })
    })

    it('lets a talent into the test room while waiting, and only the main room once called', async () => {
      const [ada] = await world.arriveAll('Ada')
      expect((await world.statusOf(ada!)).join).to.equal('test')
      await world.step(ada!, 'call-in')
      expect((await world.statusOf(ada!)).join).to.equal('main')
      await world.step(ada!, 'sign-out')
      expect((await world.statusOf(ada!)).join).to.equal(null)
    })

    it("fills the placeholders of a project's own words", async () => {
      const texts = { delete_message: '{{ FIRST_NAME }}, come back for PROJECT_NAME' }
      world = lobbyWorld(harness().store, { texts })
      const [ada] = await world.arriveAll('Ada')
      await world.call(deleteRecord, staff, { id: ada! })
      expect((await world.statusOf(ada!)).message).to.equal('Ada, come back for Blue Harbour')
    })

    it('like the check-in page and the lobby of staff, promises no text where nobody has set up a sender [MSG-11]', async () => {
      const [ada] = await world.arriveAll('Ada')
      const { projectUri: uri, id: session } = world.session
      const promises = async () => [
        (await world.statusOf(ada!)).sends_texts,
        (await world.call(getCheckInPage, talent, { uri, session })).sends_texts,
        (await world.call(getLobby, staff, { id: session })).session.sends_texts,
      ]
      expect(await promises()).to.deep.equal([true, true, true])
      world.textSender.isSet = false
      expect(await promises()).to.deep.equal([false, false, false])
    })

    it('is promised by e-mail on the check-in page only where the install has a mail server [MSG-11]', async () => {
      const { projectUri: uri, id: session } = world.session
      const promised = async () => (await world.call(getCheckInPage, talent, { uri, session })).sends_mail
      expect(await promised()).to.equal(true)
      world.mailSender.sendsMail = false
      expect(await promised()).to.equal(false)
    })

    it('opens for staff on a phone of its own only in a demo, and never of a person [OPS-09]', async () => {
      const open = (id: string) => world.call(openDemoPhone, staff, { id })
      const [ada] = await world.arriveAll('Ada')
      const madeUp = await world.call(checkIn, Actor.anonymous, {
        ...(await world.form('Priya')),
        email: 'priya@callboard.test',
      })
      expect(await refusalOf(open(madeUp.record_id))).to.include({ kind: 'missing' })
      world.demo.isShown = true
      expect(await refusalOf(open(ada!))).to.include({ kind: 'missing' })
      const { page_key } = await open(madeUp.record_id)
      expect(page_key).to.be.a('string').and.not.equal(madeUp.page_key)
      expect((await world.call(getLobby, staff, { id: world.session.id })).session.is_demo).to.equal(true)
    })

    it('is open to its own page, the own account and staff only', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      const own = await world.call(checkIn, talent, await world.form('Tess'))
      const read = (actor: Actor, id: string) => world.call(getStatus, actor, { id })
      expect((await read(talent, own.record_id)).first_name).to.equal('Tess')
      expect((await read(staff, ada!)).first_name).to.equal('Ada')
      for (const actor of [world.page(bob!), talent, stranger]) {
        expect(await refusalOf(read(actor, ada!))).to.include({ kind: 'missing' })
      }
    })
  })
}

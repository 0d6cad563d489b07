import { OWN_TEXT_PLACEHOLDERS } from '@callboard/admin/contract'
import { eachTest, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { tellFinished } from '../application/groups/tell-finished.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import { addToGroup, deleteRecord, finishGroup, ownPageMailWished } from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff } from './lobby-world.ts'

export function talentTextsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`texts of the day: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    describe('talent who are there in person', () => {
      beforeEach(() => {
        const dates = world.session.dates.map((date) => ({ ...date, locationType: 'In Person' as const }))
        world.sessions.set(world.session.id, { ...world.session, dates })
      })

      it('are welcomed and called in words that fit, never into the virtual lobby [MSG-04]', async () => {
        const { record_id } = await world.arrive('Ada')
        await world.arrive('Bob')
        await world.step(record_id, 'call-in')
        expect(world.messages().map(({ template }) => template)).to.deep.equal([
          'CHECK_IN_IN_PERSON_EMAIL',
          'CHECK_IN_IN_PERSON_TEXT',
          'CHECK_IN_IN_PERSON_EMAIL',
          'CHECK_IN_IN_PERSON_TEXT',
          'YOUR_TURN_IN_PERSON_TEXT',
          'ON_DECK_TEXT',
        ])
      })
    })

    describe('the link to their audition', () => {
      const wish = (record_id: string) => world.work(ownPageMailWished, { record_id, key: 'the page' })

      it('goes to talent by e-mail alone, with a key of their page and nothing of where they are shown [PST-02]', async () => {
        const [ada] = await world.arriveAll('Ada')
        await wish(ada!)
        const [mail, ...others] = world.messages()
        expect(others).to.deep.equal([])
        expect(mail).to.deep.include({ channel: 'email', template: 'AUDITION_LINK', key: 'the page' })
        expect(Object.keys(mail!.values)).to.have.members([...OWN_TEXT_PLACEHOLDERS])
        const [page, key] = mail!.values.TALENT_STATUS_LINK!.split('#k=')
        expect(page).to.match(new RegExp(`/message/${ada}$`))
        expect(await world.talentPages.actorOf(key!)).to.deep.equal(world.page(ada!))
      })

      it('goes to no talent whose check-in or session is gone [PST-02]', async () => {
        const [ada, bob] = await world.arriveAll('Ada', 'Bob')
        await world.call(deleteRecord, staff, { id: ada! })
        world.forget()
        await wish(ada!)
        await wish('nobody')
        world.sessions.delete(world.session.id)
        await wish(bob!)
        expect(world.messages()).to.deep.equal([])
      })
    })

    describe('the goodbye', () => {
      const goodbyes = () => world.messages().filter(({ template }) => template === 'GOODBYE_TEXT')
      const withdrawn = () =>
        world.promised.flatMap((entry) =>
          entry.kind === 'event' && entry.type === 'admin.messages-withdrawn' ? [entry.payload] : [],
        )
      const audition = async (...ids: string[]) => {
        for (const id of ids) {
          await world.step(id, 'call-in')
          await world.call(addToGroup, staff, { id })
          await world.enterRoom(id)
        }
        const group = (await world.lobby()).current_group!._id
        await world.call(finishGroup, staff, { session: world.session.id, group })
      }

      it('goes to every member of a finished group, ten minutes later, in own words or the default [MSG-04]', async () => {
        const ids = await world.arriveAll('Ada', 'Bob')
        await audition(...ids)
        expect(
          goodbyes().map(({ values, text, send_at }) => [values.FIRST_NAME, text, send_at]),
        ).to.deep.equal([
          ['Ada', undefined, '2026-03-02T20:10:02.000Z'],
          ['Bob', undefined, '2026-03-02T20:10:02.000Z'],
        ])
        world = lobbyWorld(harness().store, { texts: { good_bye_message: 'Bye, FIRST_NAME' } })
        await audition(...(await world.arriveAll('Cora')))
        expect(goodbyes().map(({ text }) => text)).to.deep.equal(['Bye, FIRST_NAME'])
      })

      it('is asked for when a finish that can be undone is told, counted from the finish', async () => {
        const [ada] = await world.arriveAll('Ada')
        await world.call(addToGroup, staff, { id: ada! })
        const group = (await world.lobby()).current_group!._id
        const finish = { session: world.session.id, group, undoable: true, seen: [ada!] }
        await world.call(finishGroup, staff, finish)
        expect(goodbyes()).to.deep.equal([])
        const [job] = world.promised.flatMap((entry) => (entry.kind === 'job' ? [entry.payload] : []))
        await world.work(tellFinished, job as never)
        expect(goodbyes().map(({ send_at }) => send_at)).to.deep.equal(['2026-03-02T20:10:01.000Z'])
      })

      it('is withdrawn when the talent is put into the group again', async () => {
        const [ada] = await world.arriveAll('Ada')
        await audition(ada!)
        await world.call(addToGroup, staff, { id: ada! })
        expect(withdrawn()).to.have.length(1)
      })

      it('goes to talent who are signed out after they were in the room, and once', async () => {
        const [ada, bob, cora] = await world.arriveAll('Ada', 'Bob', 'Cora')
        await world.step(ada!, 'call-in')
        await world.enterRoom(ada!)
        await world.step(ada!, 'sign-out')
        await world.step(bob!, 'call-in')
        await world.step(bob!, 'sign-out')
        await audition(cora!)
        await world.step(cora!, 'sign-out')
        expect(goodbyes().map(({ values }) => values.FIRST_NAME)).to.deep.equal(['Ada', 'Cora'])
      })

      it('is withdrawn when the talent is wanted again, and comes anew after the next group [MSG-04]', async () => {
        const [ada] = await world.arriveAll('Ada')
        await audition(ada!)
        await world.step(ada!, 'on-deck')
        expect(withdrawn()).to.deep.equal([{ record_id: ada, template: 'GOODBYE_TEXT' }])
        await audition(ada!)
        expect(new Set(goodbyes().map(({ key }) => key)).size).to.equal(2)
      })
    })
  })
}

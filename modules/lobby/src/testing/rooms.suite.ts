import type { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { virtualLobbySwitched } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import { deleteRecord, joinMeeting } from '../contract/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

export function roomsSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`rooms: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    const join = (actor: Actor, room: 'main' | 'test' | 'backoffice') =>
      world.call(joinMeeting, actor, { session: world.session.id, room })

    it('have names by the role of the person and the room; persons other than talent start muted [LIV-06]', async () => {
      const [ada] = await world.arriveAll('Ada')
      const displays = async (actor: Actor, room: 'main' | 'test') => {
        const { display, moderator, muted } = await join(actor, room)
        return [display, moderator, muted]
      }
      expect(await displays(staff, 'main')).to.deep.equal(['sam Example (session manager)', true, true])
      expect(await displays(client, 'main')).to.deep.equal(['clio Example (client)', false, true])
      expect(await displays(staff, 'test')).to.deep.equal(['VirtualLobbyViewer', true, true])
      expect((await join(staff, 'backoffice')).display).to.equal('BackOfficeViewer')
      expect(await displays(world.page(ada!), 'test')).to.deep.equal(['Ada Example (talent)', false, true])
      await world.step(ada!, 'call-in')
      expect(await displays(world.page(ada!), 'main')).to.deep.equal(['Ada Example (talent)', false, false])
    })

    it('take a talent only where its own check-in leads [LIV-06]', async () => {
      const [ada] = await world.arriveAll('Ada')
      const other = lobbyWorld(harness().store)
      const refusal = await refusalOf(join(world.page(ada!), 'main'))
      expect(refusal).to.include({
        kind: 'denied',
        message: 'You will be called in when it is your turn.',
      })
      expect(await refusalOf(join(world.page(ada!), 'backoffice'))).to.include({ kind: 'denied' })
      const elsewhere = other.call(joinMeeting, other.page(ada!), { session: other.session.id, room: 'test' })
      expect(await refusalOf(elsewhere)).to.include({ kind: 'missing' })
      await world.step(ada!, 'call-in')
      expect(await refusalOf(join(world.page(ada!), 'test'))).to.include({ kind: 'denied' })
      await world.call(deleteRecord, staff, { id: ada! })
      expect(await refusalOf(join(world.page(ada!), 'main'))).to.include({ kind: 'denied' })
    })

    it('lead waiting talent to the one that is open when the project skips the virtual lobby, and back', async () => {
      const [ada] = await world.arriveAll('Ada')
      const switched = async (skipVirtualLobby: boolean) => {
        const { session } = world
        world.sessions.set(session.id, { ...session, skipVirtualLobby })
        world.forget()
        await world.work(virtualLobbySwitched, { project_id: session.projectId })
        const signals = world.promised.flatMap((entry) => (entry.kind === 'signal' ? [entry.room] : []))
        expect(signals).to.deep.equal([`talent-session:${session.id}`])
        return (await world.statusOf(ada!)).join
      }
      for (const [skips, open, closed] of [
        [true, 'main', 'test'],
        [false, 'test', 'main'],
      ] as const) {
        expect(await switched(skips)).to.equal(open)
        expect(await join(world.page(ada!), open)).to.include({ kind: 'builtin' })
        expect(await refusalOf(join(world.page(ada!), closed))).to.include({ kind: 'denied' })
      }
    })

    it('say when a client enters, and nothing of others [SES-09]', async () => {
      await join(staff, 'main')
      const entered = () =>
        world.promised.flatMap((entry) =>
          entry.kind === 'event' && entry.type === 'lobby.client-entered' ? [entry.payload] : [],
        )
      expect(entered()).to.deep.equal([])
      await join(client, 'main')
      expect(entered()).to.deep.equal([{ session_id: world.session.id, user_id: client.userId }])
    })

    it('refuse strangers, and clients in the back office', async () => {
      expect(await refusalOf(join(stranger, 'main'))).to.include({ kind: 'missing' })
      expect(await refusalOf(join(client, 'backoffice'))).to.include({ kind: 'denied' })
    })

    it('have the same access rules for live signals', async () => {
      const [ada, bob] = await world.arriveAll('Ada', 'Bob')
      const id = world.session.id
      const page = world.page(ada!)
      const all = [staff, client, stranger, page]
      const ask = (guard: { run: typeof world.sessionRoom.run }, room: string) =>
        Promise.all(all.map(async (actor) => (await guard.run(actor, { id: room }))?.audience ?? null))
      expect(await ask(world.sessionRoom, id)).to.deep.equal(['staff', 'client', null, null])
      expect(await ask(world.talentSessionRoom, id)).to.deep.equal(['staff', null, null, 'talent'])
      expect(await ask(world.talentSessionRoom, 'another')).to.deep.equal([null, null, null, null])
      expect(await ask(world.talentRoom, ada!)).to.deep.equal(['staff', null, null, 'talent'])
      expect(await ask(world.talentRoom, bob!)).to.deep.equal(['staff', null, null, null])
      expect(await ask(world.meetingRoom, `main.${id}`)).to.deep.equal(['staff', 'client', null, null])
      expect(await ask(world.meetingRoom, `test.${id}`)).to.deep.equal(['staff', 'client', null, 'talent'])
      expect(await ask(world.meetingRoom, `backoffice.${id}`)).to.deep.equal(['staff', null, null, null])
      expect(await ask(world.meetingRoom, `attic.${id}`)).to.deep.equal([null, null, null, null])
    })

    it('close to persons whose right was taken away', async () => {
      const [ada] = await world.arriveAll('Ada')
      const { session } = world
      const page = world.page(ada!)
      const audiences = (actor: Actor) =>
        Promise.all(
          [
            world.sessionRoom.run(actor, session),
            world.meetingRoom.run(actor, { id: `test.${session.id}` }),
          ].map(async (entry) => (await entry)?.audience ?? null),
        )
      expect(await audiences(client)).to.deep.equal(['client', 'client'])
      world.sessions.set(session.id, { ...session, privateUsers: true })
      expect(await audiences(client)).to.deep.equal([null, null])
      expect(await refusalOf(join(client, 'test'))).to.include({ kind: 'missing' })
      expect(await audiences(staff)).to.deep.equal(['staff', 'staff'])
      const dates = session.dates.map((date) => ({ ...date, managerIds: [], lobbyManagerIds: [] }))
      world.sessions.set(session.id, { ...session, dates })
      expect(await audiences(staff)).to.deep.equal([null, null])
      expect(await refusalOf(join(staff, 'test'))).to.include({ kind: 'missing' })
      expect(await world.talentRoom.run(staff, { id: ada! })).to.equal(null)
      expect(await audiences(page)).to.deep.equal([null, 'talent'])
      world.sessions.delete(session.id)
      expect(await audiences(page)).to.deep.equal([null, null])
      expect(await world.talentRoom.run(page, { id: ada! })).to.equal(null)
    })

    it('show each person to the others by the name on the ticket, and nowhere else [LIV-06]', async () => {
      const [ada] = await world.arriveAll('Ada')
      const page = world.page(ada!)
      for (const [actor, room] of [
        [staff, 'main'],
        [staff, 'test'],
        [staff, 'backoffice'],
        [client, 'main'],
        [page, 'test'],
      ] as const) {
        const { display } = await join(actor, room)
        const entry = await world.meetingRoom.run(actor, { id: `${room}.${world.session.id}` })
        expect(entry, `${room} ${display}`).to.have.property('name', display)
      }
      expect(await world.sessionRoom.run(staff, world.session)).to.deep.equal({ audience: 'staff' })
      expect(await world.talentRoom.run(page, { id: ada! })).to.deep.equal({ audience: 'talent' })
    })
  })
}

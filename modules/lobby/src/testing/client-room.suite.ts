import { Actor } from '@callboard/core'
import { eachTest, promisedAs, refusalOf, type StoreHarness, second } from '@callboard/core/testing'
import { expect } from 'chai'
import { passOnChat } from '../application/chat/pass-on-chat.ts'
import type { LobbyStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { addToGroup } from '../contract/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger, talent } from './lobby-world.ts'

/** What clients see of the live room, and the chats of its rooms. */
export function clientRoomSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`the clients' room: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    it('lists talent and the current group without contact data [LIV-04] [FBK-06]', async () => {
      const ada = await world.arrive('Ada', {
        isRepresented: true,
        agent: 'Agent Smith',
        agent_email: 'a@agency.test',
        agent_phone: '+13105550177',
      })
      await world.arrive('Bob')
      await world.call(addToGroup, staff, { id: ada.record_id })
      const { records, current_group, session } = await world.call(api.getClientLobby, client, {
        session: world.session.id,
      })
      expect(records.map(({ first_name }) => first_name)).to.deep.equal(['Ada', 'Bob'])
      expect(current_group?.records).to.deep.equal([ada.record_id])
      expect(session.today).to.equal(`${world.session.id}-today`)
      const sent = JSON.stringify(records)
      const stored = await world.record(ada.record_id)
      for (const secret of [stored.email, stored.phone!, 'Agent Smith', 'a@agency.test', '+13105550177'])
        expect(sent).not.to.include(secret)
      const signals = JSON.stringify(
        promisedAs(world.promised, 'record').map((views) => (views as { client: unknown }).client),
      )
      expect(signals).to.include('Ada').and.not.include(stored.email).and.not.include('Agent Smith')
      const refused = await refusalOf(world.call(api.getClientLobby, stranger, { session: world.session.id }))
      expect(refused.kind).to.equal('missing')
    })

    describe('a chat', () => {
      const say = (actor: Actor, content: string, room: 'main' | 'test' | 'backoffice' = 'main') =>
        world.call(api.sendChat, actor, { session: world.session.id, room, content })
      const list = (actor: Actor, room: 'main' | 'test' | 'backoffice' = 'main', before?: string) =>
        world.call(api.listChat, actor, { session: world.session.id, room, before })
      const words = async (...asked: Parameters<typeof list>) =>
        (await list(...asked)).messages.map(({ content }) => content)

      it('is one for each room; the back office is for staff alone [LIV-10]', async () => {
        await say(staff, ' Ready? ')
        await say(client, 'Lobby', 'test')
        await say(staff, 'Between us', 'backoffice')
        expect(await words(client)).to.deep.equal(['Ready?'])
        expect(await words(client, 'test')).to.deep.equal(['Lobby'])
        expect(await words(staff, 'backoffice')).to.deep.equal(['Between us'])
        for (const asked of [list(client, 'backoffice'), say(client, 'Hello', 'backoffice')])
          expect((await refusalOf(asked)).kind).to.equal('denied')
        const rooms = world.promised.flatMap((entry) =>
          entry.kind === 'signal' && entry.type === 'message' ? [entry.room] : [],
        )
        expect(rooms).to.deep.equal(
          ['main', 'test', 'backoffice'].map((room) => `chat:${room}.${world.session.id}`),
        )
      })

      it('opens its live room to its readers and never to talent [LIV-10] [R4]', async () => {
        const page = world.page((await world.arrive('Ada')).record_id)
        const enters = async (room: string) =>
          Promise.all(
            [staff, client, stranger, talent, page, Actor.anonymous].map(async (actor) => {
              const entry = await world.chatRoom.run(actor, { id: `${room}.${world.session.id}` })
              return entry?.audience ?? null
            }),
          )
        expect(await enters('main')).to.deep.equal(['staff', 'client', null, null, null, null])
        expect(await enters('backoffice')).to.deep.equal(['staff', null, null, null, null, null])
        expect(await enters('elsewhere')).to.deep.equal([null, null, null, null, null, null])
      })

      it('is said in the own app of the casting director, too, until the account is removed [LIV-10]', async () => {
        const office = lobbyWorld(harness().store, { castingDirectorIds: ['user-dana'] })
        const tell = (actor: Actor, content: string) =>
          office.call(api.sendChat, actor, { session: office.session.id, room: 'main', content })
        await tell(staff, 'Only here')
        expect(office.promised.filter(({ kind }) => kind === 'job')).to.deep.equal([])
        office.chatAccounts.set('user-dana', { appId: 'app-1', region: 'us', auth: 'auth', apiKey: 'key' })
        const said = await tell(client, ' In both ')
        const [job, ...more] = office.promised.filter(({ kind }) => kind === 'job')
        expect(more).to.deep.equal([])
        expect(job).to.deep.include({ name: passOnChat.name, payload: { message: said._id } })
        const pass = () => office.work(passOnChat, { message: said._id })
        await pass()
        const [passed] = office.chatted
        expect(passed).to.include({ app: 'app-1', sender: said.from_user.name })
        expect(passed!.message).to.include({ id: said._id, content: 'In both', room: 'main' })
        const { projectName, name } = office.session
        expect(passed!.group).to.equal(`${projectName}, ${name}: Video Chat`)
        office.chatAccounts.clear()
        await pass()
        expect(office.chatted).to.have.length(1)
      })

      it('is read back page by page, without gaps or doubles [LIV-10]', async () => {
        const ids = Array.from({ length: 120 }, (_, place) => `m-${String(place).padStart(3, '0')}`)
        await harness().store.write(async ({ chat }) => {
          for (const [place, id] of ids.entries())
            await chat.add({
              id,
              sessionId: world.session.id,
              room: 'main',
              userId: 'user-sam',
              userType: 'session_manager',
              content: id,
              sentAt: second(place),
            })
        })
        const last = await list(client)
        expect(last.has_more).to.equal(true)
        const before = await list(client, 'main', last.messages[0]!._id)
        const first = await list(client, 'main', before.messages[0]!._id)
        expect(first.has_more).to.equal(false)
        expect([first, before, last].flatMap(({ messages }) => messages.map(({ _id }) => _id))).to.deep.equal(
          ids,
        )
        expect(last.messages[0]!.from_user.name).to.equal('Deleted user')
      })
    })
  })
}

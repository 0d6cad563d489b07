import type { Actor } from '@callboard/core'
import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import type { RecordAction } from '../contract/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger, talent } from './lobby-world.ts'

export function castingDayContract(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`casting day: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const arriveAll = async (...names: string[]) => {
      const ids: string[] = []
      for (const each of names) ids.push((await world.arrive(each)).record_id)
      world.forget()
      return ids
    }
    const act = async (id: string, action: RecordAction) =>
      world.act.run(staff, { id, action, version: (await world.record(id)).version })
    const statusOf = (id: string) => world.getStatus.run(world.page(id), { id })
    const namesIn = async () => (await world.lobby()).records.map((record) => record.first_name)

    describe('the line', () => {
      it('shows talent in casting, then on deck, then by check-in time [LOB-03]', async () => {
        const [, , cora, dina] = await arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        await act(cora!, 'on-deck')
        await act(dina!, 'call-in')
        expect(await namesIn()).to.deep.equal(['Dina', 'Cora', 'Ada', 'Bob'])
      })

      it('shows one date when asked', async () => {
        await arriveAll('Ada')
        const { records } = await world.getLobby.run(staff, { id: world.session.id, day: 'another' })
        expect(records).to.deep.equal([])
      })

      it('is hidden from actors other than staff of the session', async () => {
        const [ada] = await arriveAll('Ada')
        const kinds = [
          [stranger, 'missing'],
          [client, 'denied'],
          [talent, 'missing'],
        ] as const
        for (const [actor, kind] of kinds) {
          for (const work of [
            world.getLobby.run(actor, { id: world.session.id }),
            world.getRecord.run(actor, { id: ada! }),
            world.act.run(actor, { id: ada!, action: 'call-in', version: 1 }),
            world.callNext.run(actor, { session: world.session.id }),
            world.updateRecord.run(actor, { id: ada!, version: 1, role: 'Villain' }),
            world.deleteRecord.run(actor, { id: ada! }),
            world.addToGroup.run(actor, { id: ada! }),
            world.removeFromGroup.run(actor, { id: ada! }),
            world.finishGroup.run(actor, { session: world.session.id, group: 'any' }),
          ]) {
            expect(await refusalOf(work)).to.include({ kind })
          }
        }
        expect((await world.record(ada!)).version).to.equal(1)
      })
    })

    describe('calling in', () => {
      it('stamps the time and tells staff, the talent and the line', async () => {
        const [ada] = await arriveAll('Ada')
        world.clock.set('2026-03-02T21:30:00.000Z')
        const called = await act(ada!, 'call-in')
        expect(called).to.include({
          state: 'in_casting',
          seen: true,
          on_deck: 'IN_CASTING',
          call_in_time: '2026-03-02T21:30:00.000Z',
          version: 2,
        })
        const signals = world.promised.flatMap((entry) => (entry.kind === 'signal' ? [entry] : []))
        expect(signals.map(({ room, type }) => `${room} ${type}`)).to.deep.equal([
          `session:${world.session.id} record`,
          `talent:${ada} status`,
          `talent-session:${world.session.id} line-moved`,
        ])
        expect(signals[1]?.views).to.deep.equal({ talent: { state: 'in_casting' } })
      })

      it('texts the called talent and the next three, each once [MSG-04]', async () => {
        const [ada] = await arriveAll('Ada', 'Bob', 'Cora', 'Dina', 'Elsa')
        await act(ada!, 'call-in')
        expect(world.texts()).to.deep.equal([
          'Ada YOUR_TURN_TEXT',
          'Bob ON_DECK_TEXT',
          'Cora SECOND_IN_LINE_TEXT',
          'Dina NEXT_IN_LINE_TEXT',
        ])
        expect(new Set(world.messages().map(({ key }) => key)).size).to.equal(4)
      })

      it('texts no talent without a phone or without consent to texts', async () => {
        const [ada] = await arriveAll('Ada')
        await world.arrive('Bob', { opt_in: false })
        await world.arrive('Cora')
        world.forget()
        await act(ada!, 'call-in')
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT', 'Cora SECOND_IN_LINE_TEXT'])
      })

      it("uses the project's own texts, and the default where it has none [MSG-04]", async () => {
        world = lobbyWorld(harness().store, { texts: { position_messages: ['Come in, FIRST_NAME', ''] } })
        const [ada] = await arriveAll('Ada', 'Bob')
        await act(ada!, 'call-in')
        expect(world.messages().map(({ text }) => text)).to.deep.equal(['Come in, FIRST_NAME', undefined])
      })

      it('again is a new call that only the one called hears of', async () => {
        const [ada] = await arriveAll('Ada', 'Bob')
        await act(ada!, 'call-in')
        const first = world.messages().map(({ key }) => key)
        world.forget()
        world.clock.advance(60_000)
        const again = await act(ada!, 'call-in')
        expect(again.call_in_time).to.equal(world.clock.now().toISOString())
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT'])
        expect(first).not.to.include(world.messages()[0]?.key)
      })

      race(
        'by two staff at once is one call and one text; the other gets the true record [LOB-05]',
        async () => {
          const [ada] = await arriveAll('Ada')
          const call = () => world.act.run(staff, { id: ada!, action: 'call-in', version: 1 })
          const [one, two] = await Promise.allSettled([call(), call()])
          const outcomes = [one!, two!].sort((a, b) => (a.status < b.status ? -1 : 1))
          const now = await world.record(ada!)
          expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected'])
          const refused = (outcomes[1] as PromiseRejectedResult).reason
          expect(refused).to.include({ kind: 'conflict', code: 'changed' })
          expect(refused.current).to.deep.equal(now)
          expect(now.version).to.equal(2)
          expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT'])
        },
      )

      race('the next one by three people at once calls three different talent [LOB-05]', async () => {
        const ids = await arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        const replies = await Promise.all(
          [1, 2, 3].map(() => world.callNext.run(staff, { session: world.session.id })),
        )
        const called = replies.map(({ record }) => record?._id)
        expect(new Set(called)).to.deep.equal(new Set(ids.slice(0, 3)))
        expect((await world.record(ids[3]!)).state).to.equal('waiting')
      })

      it('the next one takes talent on deck first, and leaves out unexpected talent', async () => {
        const [ada, bob, cora, dina] = await arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        await act(ada!, 'skip')
        await act(bob!, 'sign-out')
        await act(dina!, 'on-deck')
        const next = async () => (await world.callNext.run(staff, { session: world.session.id })).record?._id
        expect([await next(), await next(), await next()]).to.deep.equal([dina, cora, undefined])
      })

      it('changes nothing when the action does not fit', async () => {
        const [ada] = await arriveAll('Ada')
        await act(ada!, 'sign-out')
        world.forget()
        expect(await refusalOf(act(ada!, 'call-in'))).to.include({ kind: 'rule', code: 'not_possible' })
        expect(world.promised).to.deep.equal([])
      })
    })

    describe('changing a record', () => {
      it('stores role, actual call and member number', async () => {
        const [ada] = await arriveAll('Ada')
        const input = { id: ada!, version: 1, role: 'Villain', actual_call: '11:05', sagnumber: '12345' }
        expect(await world.updateRecord.run(staff, input)).to.include({
          role: 'Villain',
          actual_call: '11:05',
          sagnumber: '12345',
          version: 2,
        })
        const cleared = { id: ada!, version: 2, actual_call: null }
        expect(await world.updateRecord.run(staff, cleared)).to.include({
          role: 'Villain',
          actual_call: null,
          sagnumber: '12345',
        })
        expect(await refusalOf(world.updateRecord.run(staff, cleared))).to.include({ code: 'changed' })
      })
    })

    describe('deleting', () => {
      it('tells the talent, and the next three that they moved up [MSG-04]', async () => {
        const [ada] = await arriveAll('Ada', 'Bob', 'Cora', 'Dina', 'Elsa')
        expect(await world.deleteRecord.run(staff, { id: ada! })).to.deep.equal({ seen: false })
        expect(world.texts()).to.deep.equal([
          'Ada STAFF_TEXT',
          'Bob ON_DECK_TEXT',
          'Cora SECOND_IN_LINE_TEXT',
          'Dina NEXT_IN_LINE_TEXT',
        ])
        expect(await namesIn()).to.deep.equal(['Bob', 'Cora', 'Dina', 'Elsa'])
        expect(await refusalOf(world.deleteRecord.run(staff, { id: ada! }))).to.include({ kind: 'missing' })
      })

      it('says nothing to talent whose place is the same', async () => {
        const [, bob] = await arriveAll('Ada', 'Bob', 'Cora')
        await world.deleteRecord.run(staff, { id: bob! })
        expect(world.texts()).to.deep.equal(['Bob STAFF_TEXT', 'Cora SECOND_IN_LINE_TEXT'])
      })

      it('of a talent who was called sends no text, and takes the talent out of the group', async () => {
        const [ada] = await arriveAll('Ada', 'Bob')
        await act(ada!, 'call-in')
        await world.addToGroup.run(staff, { id: ada! })
        world.forget()
        expect(await world.deleteRecord.run(staff, { id: ada! })).to.deep.equal({ seen: true })
        expect(world.texts()).to.deep.equal([])
        expect((await world.lobby()).current_group?.records).to.deep.equal([])
        expect((await statusOf(ada!)).message).to.equal('Oops, you need check in again')
        expect(world.promised.map((entry) => entry.kind === 'signal' && entry.type)).to.include(
          'record-remove',
        )
      })
    })

    describe('the status page', () => {
      it('shows the place in line and a wait from the real turns [MSG-03]', async () => {
        const [ada, bob, , dina] = await arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        expect(await statusOf(dina!)).to.deep.include({ place: 4, wait: { from: 15, to: 20 } })
        await act(ada!, 'call-in')
        world.clock.advance(10 * 60_000)
        await act(bob!, 'call-in')
        expect(await statusOf(dina!)).to.deep.include({ place: 2, wait: { from: 10, to: 20 } })
        expect(await statusOf(ada!)).to.deep.include({ place: null, wait: null, join: 'main' })
      })

      it('lets a talent into the test room while waiting, and only the main room once called', async () => {
        const [ada] = await arriveAll('Ada')
        expect((await statusOf(ada!)).join).to.equal('test')
        await act(ada!, 'call-in')
        expect((await statusOf(ada!)).join).to.equal('main')
        await act(ada!, 'sign-out')
        expect((await statusOf(ada!)).join).to.equal(null)
      })

      it("fills the placeholders of a project's own words", async () => {
        const texts = { delete_message: '{{ FIRST_NAME }}, come back for PROJECT_NAME' }
        world = lobbyWorld(harness().store, { texts })
        const [ada] = await arriveAll('Ada')
        await world.deleteRecord.run(staff, { id: ada! })
        expect((await statusOf(ada!)).message).to.equal('Ada, come back for Blue Harbour')
      })

      it('is open to its own page, the own account and staff only', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        const own = await world.checkIn.run(talent, await world.form('Tess'))
        const read = (actor: Parameters<typeof world.getStatus.run>[0], id: string) =>
          world.getStatus.run(actor, { id })
        expect((await read(talent, own.record_id)).first_name).to.equal('Tess')
        expect((await read(staff, ada!)).first_name).to.equal('Ada')
        for (const actor of [world.page(bob!), talent, stranger]) {
          expect(await refusalOf(read(actor, ada!))).to.include({ kind: 'missing' })
        }
      })
    })

    describe('groups', () => {
      it('gather talent under their names, and number themselves', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        await world.addToGroup.run(staff, { id: ada! })
        const group = await world.addToGroup.run(staff, { id: bob! })
        expect(group).to.deep.include({
          name: 'Ada Example, Bob Example',
          is_current: true,
          records: [ada, bob],
        })
        expect(await world.record(bob!)).to.include({ group_id: group._id, group_name: 'Group 01' })
        expect((await world.lobby()).current_group).to.deep.equal(group)
        expect(await world.addToGroup.run(staff, { id: ada! })).to.deep.equal(group)
      })

      race('are one when two staff add at once', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        await Promise.all([ada!, bob!].map((id) => world.addToGroup.run(staff, { id })))
        const { current_group } = await world.lobby()
        expect(new Set(current_group?.records)).to.deep.equal(new Set([ada, bob]))
        expect(await world.groups.bySession(world.session.id)).to.have.length(1)
      })

      it('give a member back to the lobby, unseen [LIV-09]', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        for (const id of [ada!, bob!]) {
          await act(id, 'call-in')
          await world.addToGroup.run(staff, { id })
        }
        const { group } = await world.removeFromGroup.run(staff, { id: ada! })
        expect(group).to.deep.include({ name: 'Bob Example', records: [bob] })
        const left = { seen: false, state: 'waiting', group_id: null, group_name: null, auditioned: false }
        expect(await world.record(ada!)).to.include(left)
        expect((await world.record(bob!)).seen).to.equal(true)
      })

      it('are finished on all live pages; members are unseen and have auditioned [LIV-09]', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        await act(ada!, 'call-in')
        const group = await world.addToGroup.run(staff, { id: ada! })
        world.forget()
        await world.finishGroup.run(staff, { session: world.session.id, group: group._id })
        expect(await world.record(ada!)).to.include({ seen: false, auditioned: true, group_id: group._id })
        expect(await statusOf(ada!)).to.include({ state: 'done', place: null, join: null })
        expect((await statusOf(bob!)).place).to.equal(1)
        expect((await world.lobby()).current_group).to.equal(null)
        const sent = world.promised.map((entry) => (entry.kind === 'job' ? entry.name : entry.type))
        expect(sent).to.deep.equal(['record', 'status', 'lobby.group-finished', 'group', 'line-moved'])
        const next = await world.addToGroup.run(staff, { id: bob! })
        expect(next._id).not.to.equal(group._id)
        expect((await world.record(bob!)).group_name).to.equal('Group 02')
      })

      race('are finished once', async () => {
        const [ada] = await arriveAll('Ada')
        const { _id } = await world.addToGroup.run(staff, { id: ada! })
        const finish = () => world.finishGroup.run(staff, { session: world.session.id, group: _id })
        const outcomes = await Promise.allSettled([finish(), finish()])
        expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
        expect(await refusalOf(finish())).to.include({ kind: 'conflict', code: 'changed' })
      })

      race('leave nobody seen without a group when finished and left at once', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
        for (const id of [ada!, bob!]) {
          await act(id, 'call-in')
          await world.addToGroup.run(staff, { id })
        }
        const group = (await world.lobby()).current_group!._id
        await Promise.all([
          world.finishGroup.run(staff, { session: world.session.id, group }),
          world.removeFromGroup.run(staff, { id: ada! }),
        ])
        const { records, current_group } = await world.lobby()
        expect(records.map(({ seen }) => seen)).to.deep.equal([false, false])
        expect(current_group).to.equal(null)
      })

      it('are known to other modules, with members that were deleted later', async () => {
        const [ada] = await arriveAll('Ada')
        const { _id } = await world.addToGroup.run(staff, { id: ada! })
        expect((await world.groups.current(world.session.id))?.id).to.equal(_id)
        await world.finishGroup.run(staff, { session: world.session.id, group: _id })
        await world.deleteRecord.run(staff, { id: ada! })
        const facts = await world.groups.find(_id)
        expect(facts).to.deep.include({ name: 'Ada Example', order: 1, isCurrent: false })
        expect(facts?.members.map(({ recordId, role }) => ({ recordId, role }))).to.deep.equal([
          { recordId: ada, role: 'Hero' },
        ])
        expect(await world.groups.current(world.session.id)).to.equal(null)
        expect(await world.groups.find('nothing')).to.equal(null)
      })
    })

    describe('rooms', () => {
      const join = (
        actor: Parameters<typeof world.joinMeeting.run>[0],
        room: 'main' | 'test' | 'backoffice',
      ) => world.joinMeeting.run(actor, { session: world.session.id, room })

      it('have names by the role of the person and the room; persons other than talent start muted [LIV-06]', async () => {
        const [ada] = await arriveAll('Ada')
        const displays = async (
          actor: Parameters<typeof world.joinMeeting.run>[0],
          room: 'main' | 'test',
        ) => {
          const { display, moderator, muted } = await join(actor, room)
          return [display, moderator, muted]
        }
        expect(await displays(staff, 'main')).to.deep.equal(['sam Example (session manager)', true, true])
        expect(await displays(client, 'main')).to.deep.equal(['clio Example (client)', false, true])
        expect(await displays(staff, 'test')).to.deep.equal(['VirtualLobbyViewer', true, true])
        expect((await join(staff, 'backoffice')).display).to.equal('BackOfficeViewer')
        expect(await displays(world.page(ada!), 'test')).to.deep.equal(['Ada Example (talent)', false, true])
        await act(ada!, 'call-in')
        expect(await displays(world.page(ada!), 'main')).to.deep.equal(['Ada Example (talent)', false, false])
      })

      it('take a talent only where its own check-in leads [LIV-06]', async () => {
        const [ada] = await arriveAll('Ada')
        const other = lobbyWorld(harness().store)
        const refusal = await refusalOf(join(world.page(ada!), 'main'))
        expect(refusal).to.include({
          kind: 'denied',
          message: 'You will be called in when it is your turn.',
        })
        expect(await refusalOf(join(world.page(ada!), 'backoffice'))).to.include({ kind: 'denied' })
        const elsewhere = other.joinMeeting.run(other.page(ada!), { session: other.session.id, room: 'test' })
        expect(await refusalOf(elsewhere)).to.include({ kind: 'missing' })
        await act(ada!, 'call-in')
        expect(await refusalOf(join(world.page(ada!), 'test'))).to.include({ kind: 'denied' })
        await world.deleteRecord.run(staff, { id: ada! })
        expect(await refusalOf(join(world.page(ada!), 'main'))).to.include({ kind: 'denied' })
      })

      it('refuse strangers, and clients in the back office', async () => {
        expect(await refusalOf(join(stranger, 'main'))).to.include({ kind: 'missing' })
        expect(await refusalOf(join(client, 'backoffice'))).to.include({ kind: 'denied' })
      })

      it('have the same access rules for live signals', async () => {
        const [ada, bob] = await arriveAll('Ada', 'Bob')
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
        const [ada] = await arriveAll('Ada')
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
        const [ada] = await arriveAll('Ada')
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
  })
}

import { eachTest, refusalOf, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  actOnRecord,
  addToGroup,
  callNext,
  deleteRecord,
  finishGroup,
  getLobby,
  getRecord,
  removeFromGroup,
  updateRecord,
} from '../contract/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger, talent } from './lobby-world.ts'

export function lineSuite(
  name: string,
  make: () => Promise<StoreHarness<LobbyStore>>,
  scope: TestScope = 'all',
): void {
  describe(`the line of the day: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })
    const namesIn = async () => (await world.lobby()).records.map((record) => record.first_name)

    describe('the line', () => {
      it('shows talent in casting, then on deck, then by check-in time [LOB-03]', async () => {
        const [, , cora, dina] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        await world.step(cora!, 'on-deck')
        await world.step(dina!, 'call-in')
        expect(await namesIn()).to.deep.equal(['Dina', 'Cora', 'Ada', 'Bob'])
      })

      it('shows one date when asked', async () => {
        await world.arriveAll('Ada')
        const { records } = await world.call(getLobby, staff, { id: world.session.id, day: 'another' })
        expect(records).to.deep.equal([])
      })

      it('is hidden from actors other than staff of the session', async () => {
        const [ada] = await world.arriveAll('Ada')
        const kinds = [
          [stranger, 'missing'],
          [client, 'denied'],
          [talent, 'missing'],
        ] as const
        for (const [actor, kind] of kinds) {
          for (const work of [
            world.call(getLobby, actor, { id: world.session.id }),
            world.call(getRecord, actor, { id: ada! }),
            world.call(actOnRecord, actor, { id: ada!, action: 'call-in', version: 1 }),
            world.call(callNext, actor, { session: world.session.id }),
            world.call(updateRecord, actor, { id: ada!, version: 1, role: 'Villain' }),
            world.call(deleteRecord, actor, { id: ada! }),
            world.call(addToGroup, actor, { id: ada! }),
            world.call(removeFromGroup, actor, { id: ada! }),
            world.call(finishGroup, actor, { session: world.session.id, group: 'any' }),
          ]) {
            expect(await refusalOf(work)).to.include({ kind })
          }
        }
        expect((await world.record(ada!)).version).to.equal(1)
      })
    })

    describe('calling in', () => {
      it('stamps the time and tells staff, the talent and the line', async () => {
        const [ada] = await world.arriveAll('Ada')
        world.clock.set('2026-03-02T21:30:00.000Z')
        const called = await world.step(ada!, 'call-in')
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
          `board:${world.boardRoom} board`,
          `talent:${ada} status`,
          `talent-session:${world.session.id} line-moved`,
        ])
        expect(signals[2]?.views).to.deep.equal({ talent: { state: 'in_casting' } })
      })

      it('texts the called talent and the next three, each once [MSG-04] [M3]', async () => {
        const [ada] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina', 'Elsa')
        await world.step(ada!, 'call-in')
        expect(world.texts()).to.deep.equal([
          'Ada YOUR_TURN_TEXT',
          'Bob ON_DECK_TEXT',
          'Cora SECOND_IN_LINE_TEXT',
          'Dina NEXT_IN_LINE_TEXT',
        ])
        expect(new Set(world.messages().map(({ key }) => key)).size).to.equal(4)
      })

      it('opens the page from every text on a device that never saw the first one [MSG-04]', async () => {
        const ids = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        await world.step(ids[0]!, 'call-in')
        await world.call(deleteRecord, staff, { id: ids[1]! })
        const texts = world.messages()
        expect(texts).to.have.length(7)
        for (const { values } of texts) {
          const [, record, key] = /message\/([^#]+)#k=(.+)$/.exec(values.TALENT_STATUS_LINK ?? '') ?? []
          expect(await world.talentPages.actorOf(key ?? '')).to.deep.equal(world.page(record!))
        }
      })

      it('texts no talent without a phone or without consent to texts', async () => {
        const [ada] = await world.arriveAll('Ada')
        await world.arrive('Bob', { opt_in: false })
        await world.arrive('Cora')
        world.forget()
        await world.step(ada!, 'call-in')
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT', 'Cora SECOND_IN_LINE_TEXT'])
      })

      it("uses the project's own texts, and the default where it has none [MSG-04]", async () => {
        world = lobbyWorld(harness().store, { texts: { position_messages: ['Come in, FIRST_NAME', ''] } })
        const [ada] = await world.arriveAll('Ada', 'Bob')
        await world.step(ada!, 'call-in')
        expect(world.messages().map(({ text }) => text)).to.deep.equal(['Come in, FIRST_NAME', undefined])
      })

      it('again is a new call that only the one called hears of', async () => {
        const [ada] = await world.arriveAll('Ada', 'Bob')
        await world.step(ada!, 'call-in')
        const first = world.messages().map(({ key }) => key)
        world.forget()
        world.clock.advance(60_000)
        const again = await world.step(ada!, 'call-in')
        expect(again.call_in_time).to.equal(world.clock.now().toISOString())
        expect(world.texts()).to.deep.equal(['Ada YOUR_TURN_TEXT'])
        expect(first).not.to.include(world.messages()[0]?.key)
      })

      it('of a talent from further down, or from no line, texts nobody whose place is the same [MSG-04]', async () => {
        const [ada, , cora, dina] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina', 'Elsa')
        await world.step(dina!, 'call-in')
        expect(world.texts()).to.deep.equal(['Dina YOUR_TURN_TEXT'])
        await world.step(cora!, 'skip')
        world.forget()
        await world.step(cora!, 'call-in')
        expect(world.texts()).to.deep.equal(['Cora YOUR_TURN_TEXT'])
        await world.step(ada!, 'call-in')
        world.forget()
        for (const step of ['call-to-lobby', 'call-in', 'call-to-lobby', 'call-in'] as const)
          await world.step(ada!, step)
        const keys = world.messages().map(({ key, to }) => `${key} ${to}`)
        const placed = keys.filter((key) => key.startsWith('place-1'))
        expect(new Set(placed).size, 'one text for a place and a person, however often it comes').to.equal(1)
      })

      race(
        'by two staff at once is one call and one text; the other gets the true record [LOB-05]',
        async () => {
          const [ada] = await world.arriveAll('Ada')
          const call = () => world.call(actOnRecord, staff, { id: ada!, action: 'call-in', version: 1 })
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
        const ids = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        const replies = await Promise.all(
          [1, 2, 3].map(() => world.call(callNext, staff, { session: world.session.id })),
        )
        const called = replies.map(({ record }) => record?._id)
        expect(new Set(called)).to.deep.equal(new Set(ids.slice(0, 3)))
        expect((await world.record(ids[3]!)).state).to.equal('waiting')
      })

      it('the next one takes talent on deck first, and leaves out unexpected talent', async () => {
        const [ada, bob, cora, dina] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina')
        await world.step(ada!, 'skip')
        await world.step(bob!, 'sign-out')
        await world.step(dina!, 'on-deck')
        const next = async () =>
          (await world.call(callNext, staff, { session: world.session.id })).record?._id
        expect([await next(), await next(), await next()]).to.deep.equal([dina, cora, undefined])
      })

      it('changes nothing when the action does not fit', async () => {
        const [ada] = await world.arriveAll('Ada')
        await world.step(ada!, 'sign-out')
        world.forget()
        expect(await refusalOf(world.step(ada!, 'call-in'))).to.include({
          kind: 'rule',
          code: 'not_possible',
        })
        expect(world.promised).to.deep.equal([])
      })
    })

    describe('changing a record', () => {
      it('stores role, actual call and member number', async () => {
        const [ada] = await world.arriveAll('Ada')
        const input = { id: ada!, version: 1, role: 'Villain', actual_call: '11:05', sagnumber: '12345' }
        expect(await world.call(updateRecord, staff, input)).to.include({
          role: 'Villain',
          actual_call: '11:05',
          sagnumber: '12345',
          version: 2,
        })
        const cleared = { id: ada!, version: 2, actual_call: null }
        expect(await world.call(updateRecord, staff, cleared)).to.include({
          role: 'Villain',
          actual_call: null,
          sagnumber: '12345',
        })
        expect(await refusalOf(world.call(updateRecord, staff, cleared))).to.include({ code: 'changed' })
      })
    })

    describe('the role of Limelite', () => {
      it('stays with its role, and goes when staff give another role', async () => {
        const { record_id: id } = await world.arrive('Ada', { limelite_role_id: ' lime-1 ' })
        const known = await world.record(id)
        expect(known).to.include({ limelite_role_id: 'lime-1' })
        const change = async (facts: object) =>
          (
            await world.call(updateRecord, staff, {
              id,
              version: (await world.record(id)).version,
              ...facts,
            })
          ).limelite_role_id
        expect(await change({ role: known.role, actual_call: '11:05' })).to.equal('lime-1')
        expect(await change({ role: 'Villain' })).to.equal(null)
        expect(await change({ role: 'Hero', limelite_role_id: 'lime-2' })).to.equal('lime-2')
        expect(await change({ limelite_role_id: '' })).to.equal(null)
      })
    })

    describe('deleting', () => {
      it('tells the talent, and the next three that they moved up [MSG-04]', async () => {
        const [ada] = await world.arriveAll('Ada', 'Bob', 'Cora', 'Dina', 'Elsa')
        expect(await world.call(deleteRecord, staff, { id: ada! })).to.deep.equal({ seen: false })
        expect(world.texts()).to.deep.equal([
          'Ada STAFF_TEXT',
          'Bob ON_DECK_TEXT',
          'Cora SECOND_IN_LINE_TEXT',
          'Dina NEXT_IN_LINE_TEXT',
        ])
        expect(await namesIn()).to.deep.equal(['Bob', 'Cora', 'Dina', 'Elsa'])
        expect(await refusalOf(world.call(deleteRecord, staff, { id: ada! }))).to.include({ kind: 'missing' })
      })

      it('says nothing to talent whose place is the same', async () => {
        const [, bob] = await world.arriveAll('Ada', 'Bob', 'Cora')
        await world.call(deleteRecord, staff, { id: bob! })
        expect(world.texts()).to.deep.equal(['Bob STAFF_TEXT', 'Cora SECOND_IN_LINE_TEXT'])
      })

      it('of a talent who was called sends no text, and takes the talent out of the group', async () => {
        const [ada] = await world.arriveAll('Ada', 'Bob')
        await world.step(ada!, 'call-in')
        await world.call(addToGroup, staff, { id: ada! })
        world.forget()
        expect(await world.call(deleteRecord, staff, { id: ada! })).to.deep.equal({ seen: true })
        expect(world.texts()).to.deep.equal([])
        expect((await world.lobby()).current_group?.records).to.deep.equal([])
        expect((await world.statusOf(ada!)).message).to.equal('Oops, you need check in again')
        expect(world.promised.map((entry) => entry.kind === 'signal' && entry.type)).to.include(
          'record-remove',
        )
      })
    })
  })
}

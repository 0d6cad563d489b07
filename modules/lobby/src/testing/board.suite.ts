import { Actor } from '@callboard/core'
import { eachTest, outcomeOf, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import {
  type BoardView,
  boardRoom,
  getBoard,
  getBoardLink,
  makeBoardLink,
  revokeBoardLink,
  setBoardNames,
} from '../contract/index.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

export function boardSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`the board of a waiting room: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    const session = () => ({ session: world.session.id })
    const keyOf = (address: string | null) => address!.split('/').at(-1)!
    const newKey = async () => keyOf((await world.call(makeBoardLink, staff, session())).address)
    const open = async (key: string): Promise<BoardView | null> =>
      (await world.call(getBoard, Actor.anonymous, { key })).board
    const sent = () => world.promised.map((entry) => (entry.kind === 'job' ? entry.name : entry.type))
    const mayEnter = async (room: string) => await world.guardOf(boardRoom).run(Actor.anonymous, { id: room })

    it('shows who is in casting, on deck and next to every holder of the link [LOB-17]', async () => {
      const ids: string[] = []
      for (const name of ['Ada', 'Bob', 'Cora', 'Dina'])
        ids.push((await world.arrive(name, { last_name: 'Lovelace' })).record_id)
      await world.step(ids[3]!, 'call-in')
      await world.step(ids[2]!, 'on-deck')
      const view = (await open(await newKey()))!
      expect(view).to.deep.include({
        studio_name: 'Blue Harbour',
        session_name: 'First call',
        date: '2026-03-02',
        in_casting: ['Dina L.'],
        on_deck: ['Cora L.'],
        waiting: 2,
        check_in: `/onboard/blue-harbour/${world.session.id}`,
      })
      expect(view.next.map(({ place, label }) => `${place} ${label}`)).to.deep.equal(['2 Ada L.', '3 Bob L.'])
      expect(JSON.stringify(view)).not.to.match(/Lovelace|example\.com|\+1310/)
      for (const id of ids) expect(JSON.stringify(view)).not.to.include(id)
    })

    it('shows interview numbers on all boards of a project that says so [LOB-17]', async () => {
      await world.arrive('Ada', { interview_no: 3 })
      await world.arrive('Bob')
      const key = await newKey()
      world.forget()
      expect(
        (await world.call(setBoardNames, staff, { ...session(), shows_numbers: true })).shows_numbers,
      ).to.equal(true)
      expect(sent()).to.deep.equal(['board'])
      expect((await open(key))!.next.map(({ label }) => label)).to.deep.equal(['No. 3', 'B. E.'])
      await world.call(setBoardNames, staff, { ...session(), shows_numbers: false })
      expect((await open(key))!.next.map(({ label }) => label)).to.deep.equal(['Ada E.', 'Bob E.'])
    })

    it('is told once of each transaction that changes a check-in, without data [LOB-17]', async () => {
      const key = await newKey()
      const { room } = (await open(key))!
      const { record_id: ada } = await world.arrive('Ada')
      const boardSignals = () =>
        world.promised.filter((entry) => entry.kind === 'signal' && entry.type === 'board')
      for (const action of ['call-in', 'sign-out'] as const) {
        world.forget()
        await world.step(ada, action)
        expect(boardSignals(), action).to.have.length(1)
        const { room: told, ...said } = boardSignals()[0] as { room: string }
        expect(told).to.equal(`board:${room}`)
        // The name of the room is random, and may spell a name.
        expect(JSON.stringify(said)).not.to.match(/Ada|example/)
      }
    })

    it('is closed by its link being revoked, and by a new link [LOB-17]', async () => {
      const first = await newKey()
      const { room } = (await open(first))!
      expect(await mayEnter(room)).to.deep.equal({ audience: 'talent' })
      const second = await newKey()
      expect(await open(first)).to.equal(null)
      expect(await open(second)).not.to.equal(null)
      world.forget()
      expect((await world.call(revokeBoardLink, staff, session())).address).to.equal(null)
      expect(sent()).to.deep.equal(['board'])
      expect(await open(second)).to.equal(null)
      expect(await mayEnter(room)).to.equal(null)
      expect(await refusalOf(open('never-made'))).to.include({ kind: 'missing' })
    })

    it('keeps its link readable for staff, and stores no key in plain text', async () => {
      const key = await newKey()
      expect(keyOf((await world.call(getBoardLink, staff, session())).address)).to.equal(key)
      const stored = await harness().store.read(({ boards }) => boards.ofSession(world.session.id))
      expect(stored!.digest).not.to.equal(key)
    })

    it('closes with an archived project', async () => {
      const key = await newKey()
      world.sessions.set(world.session.id, { ...world.session, archived: true })
      expect(await open(key)).to.equal(null)
    })

    it('is given to staff of the session alone', async () => {
      for (const actor of [stranger, client, Actor.anonymous])
        for (const work of [
          world.call(getBoardLink, actor, session()),
          world.call(makeBoardLink, actor, session()),
          world.call(revokeBoardLink, actor, session()),
          world.call(setBoardNames, actor, { ...session(), shows_numbers: true }),
        ])
          expect(await outcomeOf(work)).to.be.oneOf(['missing missing', 'denied denied'])
    })

    it('shows an empty board before the first date', async () => {
      const key = await newKey()
      world.sessions.set(world.session.id, { ...world.session, dates: [] })
      expect(await open(key)).to.deep.include({ date: null, in_casting: [], next: [], waiting: 0 })
    })
  })
}

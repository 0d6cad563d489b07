import { eachTest, promisedAs, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { addToGroup } from '../contract/index.ts'
import { waitingTalent } from './lobby-fakes.ts'
import { client, type LobbyWorld, lobbyWorld, staff, stranger } from './lobby-world.ts'

/** The external waiting room of a session, over a real store. */
export function waitingRoomSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`the external waiting room: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store, { twr: 'harbour/blue' })
      world.waitingRoom.talent.push(
        waitingTalent('Bea'),
        waitingTalent('Cas', { state: 'in_casting' }),
        waitingTalent('Gone', { removed: true }),
      )
    })
    const shown = (actor = staff) => world.call(api.getWaitingRoom, actor, { id: world.session.id })
    const about = (name: string) => ({ session: world.session.id, record: `twr-${name}` })
    const later = () => world.clock.advance(5_000)

    it('shows its talent to staff and clients; contact data and check-in link to staff only [INT-02] [FBK-06]', async () => {
      const seen = await shown()
      expect(seen).to.deep.include({
        syncing: true,
        trouble: null,
        name: 'Blue room',
        check_in_link: 'https://twr.test/onboard/harbour/blue',
      })
      expect(seen.records.map(({ first_name }) => first_name)).to.deep.equal(['Cas', 'Bea'])
      expect(seen.records[1]!.contact?.email).to.equal('Bea@wait.test')
      const clients = await shown(client)
      expect(clients.records.map(({ ref }) => ref)).to.deep.equal(seen.records.map(({ ref }) => ref))
      const one = await world.call(api.getWaitingTalent, client, about('bea'))
      for (const sent of [clients, one])
        expect(JSON.stringify(sent)).not.to.include('wait.test').and.not.include('+1310')
      expect(clients.check_in_link).to.equal(null)
      for (const asked of [shown(stranger), world.call(api.getWaitingTalent, stranger, about('bea'))])
        expect((await refusalOf(asked)).kind).to.equal('missing')
    })

    it('is asked once for all screens of a session, and again for the next look [INT-02]', async () => {
      await Promise.all([shown(), shown(client), shown()])
      expect(world.waitingRoom.state.lists).to.equal(1)
      later()
      await shown()
      expect(world.waitingRoom.state.lists).to.equal(2)
    })

    it('is Not Syncing when it is away, with the last talent that are known, and syncs again [INT-02] [INT-06]', async () => {
      const { read_at } = await shown()
      world.waitingRoom.state.isUp = false
      later()
      const away = await shown()
      expect(away).to.deep.include({ syncing: false, trouble: 'unreachable', read_at })
      expect(away.records).to.have.length(2)
      expect((await world.lobby()).session.has_twr).to.equal(true)
      expect((await refusalOf(world.call(api.addWaitingToGroup, staff, about('bea')))).code).to.equal(
        'waiting_room_unavailable',
      )
      world.waitingRoom.state.isUp = true
      later()
      expect(await shown()).to.deep.include({ syncing: true, trouble: null })
    })

    it('is told as away from the start, not refused [INT-06]', async () => {
      world.waitingRoom.state.isUp = false
      expect(await shown(client)).to.deep.include({ syncing: false, trouble: 'unreachable', records: [] })
    })

    it('is off for a session without one, with its sync switched off, or in an install without one', async () => {
      for (const changes of [{ twr: null }, { twr: 'harbour/blue', twrSync: false }]) {
        const other = lobbyWorld(harness().store, changes)
        const view = await other.call(api.getWaitingRoom, staff, { id: other.session.id })
        expect(view).to.deep.include({ syncing: false, trouble: 'off', records: [] })
        expect(other.waitingRoom.state.lists).to.equal(0)
      }
      world.waitingRoom.state.configured = false
      expect((await shown()).trouble).to.equal('off')
      expect((await world.lobby()).session.has_twr).to.equal(false)
      expect((await refusalOf(world.call(api.getWaitingTalent, staff, about('bea')))).code).to.equal(
        'no_waiting_room',
      )
    })

    it('says that it does not know the room that the session names', async () => {
      const other = lobbyWorld(harness().store, { twr: 'harbour/red' })
      const view = await other.call(api.getWaitingRoom, staff, { id: other.session.id })
      expect(view).to.deep.include({ syncing: false, trouble: 'unknown' })
    })

    it('names its talent for answers by another name in each session, and no strangers [INT-02] [SEC-01]', async () => {
      const rooms = lobbyWorld(harness().store, { twr: 'harbour/blue' })
      rooms.waitingRoom.talent.push(waitingTalent('Bea'))
      const [, bea] = (await shown()).records
      const [other] = (await rooms.call(api.getWaitingRoom, staff, { id: rooms.session.id })).records
      expect(other!._id).to.equal(bea!._id)
      expect(other!.ref).not.to.equal(bea!.ref)
      expect((await refusalOf(world.call(api.getWaitingTalent, staff, about('nobody')))).kind).to.equal(
        'missing',
      )
      expect((await refusalOf(world.call(api.getWaitingTalent, staff, about('gone')))).kind).to.equal(
        'missing',
      )
    })

    describe('talent in the current group', () => {
      it('stand beside those who checked in here, and are told to all [INT-02]', async () => {
        const ada = await world.arrive('Ada')
        await world.call(api.addWaitingToGroup, staff, about('bea'))
        await world.call(api.addWaitingToGroup, staff, about('bea'))
        await world.call(addToGroup, staff, { id: ada.record_id })
        const { group } = await world.call(api.getWaitingGroup, client, { id: world.session.id })
        expect(group).to.deep.include({
          name: 'Ada Example, Bea Waiting',
          records: [ada.record_id],
          twr_records: [{ _id: 'twr-bea', name: 'Bea Waiting', role: 'Hero' }],
        })
        expect((await world.lobby()).current_group).to.deep.equal(group)
        expect(promisedAs(world.promised, 'group').at(-1)).to.deep.equal({
          staff: { group },
          client: { group },
        })
        const refused = await refusalOf(world.call(api.addWaitingToGroup, client, about('cas')))
        expect(refused.kind).to.equal('denied')
      })

      it('leave it without the waiting room, and with its finish [INT-02] [INT-06]', async () => {
        await world.call(api.addWaitingToGroup, staff, about('bea'))
        const { _id } = await world.call(api.addWaitingToGroup, staff, about('cas'))
        world.waitingRoom.state.isUp = false
        later()
        const left = await world.call(api.removeWaitingFromGroup, staff, about('bea'))
        expect(left.group).to.deep.include({ name: 'Cas Waiting' })
        await world.call(api.finishWaitingGroup, staff, { id: world.session.id, group: _id })
        const after = await world.call(api.getWaitingGroup, staff, { id: world.session.id })
        expect(after.group).to.equal(null)
        const again = world.call(api.finishWaitingGroup, staff, { id: world.session.id, group: _id })
        expect((await refusalOf(again)).kind).to.equal('conflict')
      })
    })

    it('shows cleared talent no more; those who come later are shown [INT-02]', async () => {
      const clear = () => world.call(api.clearWaitingRoom, staff, { id: world.session.id })
      expect(await clear()).to.deep.equal({ cleared: 2 })
      expect(await clear()).to.deep.equal({ cleared: 0 })
      world.waitingRoom.talent.push(waitingTalent('Dee'))
      later()
      expect((await shown(client)).records.map(({ first_name }) => first_name)).to.deep.equal(['Dee'])
    })
  })
}

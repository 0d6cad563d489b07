import { eachTest, refusalOf, type StoreHarness } from '@callboard/core/testing'
import { appointmentBooked } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { LobbyStore } from '../application/ports/index.ts'
import * as api from '../contract/index.ts'
import { type LobbyWorld, lobbyWorld, staff, talent } from './lobby-world.ts'

/** Talent whom staff expect, and the times of the day as they were. */
export function arrivalsSuite(name: string, make: () => Promise<StoreHarness<LobbyStore>>): void {
  describe(`arrivals: ${name}`, () => {
    const harness = eachTest(make)
    let world: LobbyWorld
    beforeEach(() => {
      world = lobbyWorld(harness().store)
    })

    const quinn = { first_name: 'Quinn', last_name: 'Example', email: 'quinn@example.com' }
    const add = async (fields: { readonly arrived?: boolean } = {}) => {
      const input = { ...quinn, phone: '+13105550188', role: 'Hero', session: world.session.id, ...fields }
      return (await world.call(api.checkIn, staff, input)).record_id
    }
    const checkedIn = () =>
      world.promised.filter((entry) => entry.kind === 'event' && entry.type === 'lobby.checked-in').length
    const sheet = () => world.call(api.getSignInSheet, staff, { session: world.session.id })
    const rowOf = async (id: string) => (await sheet()).rows.find(({ _id }) => _id === id)!

    describe('a talent whom staff expect', () => {
      it('is in no line and no clock, and is told so [LOB-19]', async () => {
        const id = await add()
        const ada = (await world.arrive('Ada')).record_id
        expect(checkedIn()).to.equal(1)
        expect(await world.statusOf(ada)).to.include({ place: 1 })
        expect(await world.statusOf(id)).to.include({ state: 'expected', place: null, join: null })
        expect(await rowOf(id)).to.include({ arrival: null, seen: null, clock_from: null })
        expect((await sheet()).rows.map(({ _id }) => _id)).to.deep.equal([ada, id])
        const { record } = await world.call(api.callNext, staff, { session: world.session.id })
        expect(record?._id).to.equal(ada)
        const templates = world
          .messages()
          .flatMap(({ template, values }) => (values.FIRST_NAME === 'Quinn' ? [template] : []))
        expect(templates).to.deep.equal(['EXPECTED_EMAIL', 'EXPECTED_TEXT'])
      })

      for (const [how, arrive] of [
        ["by staff's word", (id: string) => world.step(id, 'arrive')],
        ['by the own page', (id: string) => world.call(api.arriveOwn, world.page(id), { id })],
        ['by the own check-in', () => world.arrive('Quinn')],
      ] as const)
        it(`arrives ${how}, as the last in the line [LOB-19] [CHK-08]`, async () => {
          const id = await add()
          const ada = (await world.arrive('Ada')).record_id
          world.forget()
          world.clock.advance(60_000)
          await arrive(id)
          const now = world.clock.now().toISOString()
          expect(checkedIn()).to.equal(1)
          expect(await world.record(id)).to.include({ state: 'waiting', arrived_time: now })
          expect((await world.statusOf(id)).place).to.equal(2)
          expect((await world.statusOf(ada)).place).to.equal(1)
          expect(await rowOf(id)).to.include({ arrival: now, clock_from: now })
        })

      it('brings photo and number of the own check-in [LOB-19]', async () => {
        const id = await add()
        await world.arrive('Quinn', { sagnumber: '77' })
        const record = await world.record(id)
        expect(record.sagnumber).to.equal('77')
        expect(record.photo_url).to.be.a('string')
        expect((await world.lobby()).records).to.have.length(1)
      })

      it('arrives at once where staff say so in the quick add [LOB-19]', async () => {
        const id = await add({ arrived: true })
        expect(await world.statusOf(id)).to.include({ state: 'waiting', place: 1 })
      })

      it('does not arrive before the day [LOB-19]', async () => {
        const id = await add()
        world.clock.advance(-24 * 3_600_000)
        const early = world.call(api.arriveOwn, world.page(id), { id })
        expect(await refusalOf(early)).to.include({ kind: 'rule', code: 'too_early' })
      })

      it('is expected again after a call-in that brought nobody [LOB-19]', async () => {
        const id = await add()
        await world.step(id, 'call-in')
        await world.step(id, 'call-to-lobby')
        expect(await world.record(id)).to.include({ state: 'expected', arrived_time: null })
        expect(await rowOf(id)).to.include({ arrival: null, seen: null })
      })
    })

    describe('a talent who books a time after the check-in', () => {
      const book = (id: string) =>
        world.work(appointmentBooked, {
          appointment_id: id,
          session_id: world.session.id,
          talent_id: talent.userId,
        })

      it('has it as call, and nobody is expected for it any more [LOB-06] [LOB-11]', async () => {
        const { record_id: own } = await world.call(api.checkIn, talent, await world.form('Tess'))
        const start = new Date('2026-03-02T18:15:00.000Z')
        world.appointments.set(`${world.session.dates[0]!.id} ${talent.userId}`, {
          id: 'a',
          role: 'Hero',
          start,
        })
        world.forget()
        await book('another one')
        expect(checkedIn()).to.equal(0)
        await book('a')
        expect(checkedIn()).to.equal(1)
        expect(await rowOf(own)).to.include({ actual_call: '10:15' })
        await world.call(api.updateRecords, staff, { ids: [own], fields: { actual_call: '10:30' } })
        await book('a')
        expect(await rowOf(own)).to.include({ actual_call: '10:30' })
      })
    })

    describe('the sheet', () => {
      it('has the first time in the room, not the call-in, and the goodbye [LOB-19]', async () => {
        const [ada] = (await world.arriveAll('Ada')) as [string]
        await world.step(ada, 'call-in')
        expect(await rowOf(ada)).to.include({ seen: null, out: null })
        world.clock.advance(30_000)
        await world.call(api.addToGroup, staff, { id: ada })
        await world.enterRoom(ada)
        const seen = world.clock.now().toISOString()
        world.clock.advance(300_000)
        const group = (await world.lobby()).current_group!._id
        await world.call(api.finishGroup, staff, { session: world.session.id, group })
        expect(await rowOf(ada)).to.include({ seen, out: world.clock.now().toISOString() })
        await world.step(ada, 'on-deck')
        expect(await rowOf(ada)).to.include({ seen, out: null })
      })

      it('keeps what a correction by hand replaced, with who and when [LOB-19]', async () => {
        const [ada] = (await world.arriveAll('Ada')) as [string]
        const before = await rowOf(ada)
        world.clock.advance(60_000)
        const at = world.clock.now().toISOString()
        const wished = { id: ada, version: before.version, arrival: '11:30', out: '12:40' }
        await world.call(api.correctTimes, staff, wished)
        const after = await rowOf(ada)
        expect(after).to.include({ arrival: '2026-03-02T19:30:00.000Z', out: '2026-03-02T20:40:00.000Z' })
        const who = { by: staff.name, at }
        expect(after.corrections).to.have.deep.members([
          { time: 'arrival', before: before.arrival, after: after.arrival, ...who },
          { time: 'out', before: null, after: after.out, ...who },
        ])
        const late = world.call(api.correctTimes, staff, wished)
        expect(await refusalOf(late)).to.include({ kind: 'conflict', code: 'changed' })
      })

      it('keeps the call that another one replaced [LOB-19]', async () => {
        const [ada] = (await world.arriveAll('Ada')) as [string]
        for (const actual_call of ['10:00', '10:30'])
          await world.call(api.updateRecords, staff, { ids: [ada], fields: { actual_call } })
        const kept = (await rowOf(ada)).corrections
        expect(kept.map(({ time, before, after }) => [time, before, after])).to.deep.equal([
          ['call', '10:00', '10:30'],
        ])
      })
    })
  })
}

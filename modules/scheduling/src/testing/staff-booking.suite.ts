import { promisedAs, refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import { type TellTalentPayload, tellTalent } from '../application/jobs.ts'
import {
  bookSlot,
  getScheduledAppointments,
  getTimeFrame,
  listAppointments,
  listAvailability,
  moveAppointment,
  talentInvited,
} from '../contract/index.ts'
import { DAY, FIRST, LAST, type MakeStore, outcomes, SECOND, schedulingSteps } from './scheduling-steps.ts'

/** Every path on which staff take a place goes by the guard of a talent's own booking. */
export function staffBookingSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told } = schedulingSteps(make, scope)

    const bookFor = (
      availability: string,
      whom: { talent_id: string } | { talent: { email: string; first_name?: string; last_name?: string } },
      who = 'manager',
    ) =>
      world().call(bookSlot, world().as(who), {
        ...DAY,
        availability,
        start_time: FIRST,
        role: 'Hero',
        ...whom,
      })
    const newcomer = (first_name: string) => ({
      talent: { email: `${first_name}@new.example`, first_name, last_name: 'New' },
    })
    const invited = () => promisedAs(world().promised, talentInvited.type)

    describe('a booking by staff', () => {
      for (const places of [1, 2, 7]) {
        race(`takes no more than ${places} of ${places} places, by account [SCH-15]`, async () => {
          const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: places }] })
          const tries = Array.from({ length: 50 }, (_, index) =>
            bookFor(frame._id, { talent_id: `user-talent${index}` }),
          )
          expect(await outcomes(tries)).to.deep.equal({ ok: places, full: 50 - places })
          expect(await booked()).to.have.length(places)
          expect(told('APPOINTMENT_CONFIRMED')).to.have.length(places)
        })

        race(
          `takes no more than ${places} of ${places} places, by e-mail of newcomers [SCH-15]`,
          async () => {
            const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: places }] })
            const tries = Array.from({ length: 50 }, (_, index) =>
              bookFor(frame._id, newcomer(`new${index}`)),
            )
            expect(await outcomes(tries)).to.deep.equal({ ok: places, full: 50 - places })
            expect(await booked()).to.have.length(places)
            expect(told('APPOINTMENT_CONFIRMED')).to.have.length(places)
            expect(invited()).to.have.length(places)
          },
        )

        race(`moves no more than ${places} into ${places} places [SCH-15]`, async () => {
          const frame = await addFrame({ roles: [{ role: 'Hero', participants_count: 50 }] })
          const others = await addFrame({
            name: 'Noon',
            start_time: '12:00',
            end_time: '13:00',
            roles: [{ role: 'Hero', participants_count: places }],
          })
          const held = await Promise.all(
            Array.from({ length: 50 }, (_, index) => book(`talent${index}`, frame._id)),
          )
          const moves = held.map(({ _id }) =>
            world().call(moveAppointment, world().as('manager'), {
              ...DAY,
              availability: others._id,
              appointment: _id,
              start_time: '2026-03-02T20:00:00.000Z',
              role: 'Hero',
            }),
          )
          expect(await outcomes(moves)).to.deep.equal({ ok: places, full: 50 - places })
          const there = (await booked()).filter(({ frameId }) => frameId === others._id)
          expect(there).to.have.length(places)
          expect(await booked()).to.have.length(50)
        })
      }

      it('by e-mail is for the account that has it [SCH-15]', async () => {
        const frame = await addFrame()
        const made = await bookFor(frame._id, { talent: { email: 'talent3@example.com' } })
        expect(made.talent_id).to.equal('user-talent3')
        expect(told('APPOINTMENT_CONFIRMED')).to.deep.equal(['user-talent3'])
        expect(invited()).to.deep.equal([])
      })

      it('for a newcomer invites them to their account with the confirmation [SCH-15]', async () => {
        const frame = await addFrame()
        const made = await bookFor(frame._id, newcomer('nina'))
        expect(told('APPOINTMENT_CONFIRMED')).to.deep.equal([made.talent_id])
        expect(invited()).to.deep.equal([{ user_id: made.talent_id, appointment_id: made._id }])
        expect(await bookFor(frame._id, newcomer('nina')), 'asked for twice').to.deep.equal(made)
        expect(invited()).to.have.length(1)
        const jobs = promisedAs(world().promised, tellTalent.name) as TellTalentPayload[]
        for (const job of jobs) await world().work(tellTalent, job)
        const [mail] = promisedAs(world().promised, 'admin.message-requested') as {
          readonly values: Readonly<Record<string, string>>
        }[]
        expect(mail!.values.NEEDS_PASSWORD, 'the mail tells of the password').to.include('nina')
      })

      it('makes no account where it is refused [SCH-15]', async () => {
        const frame = await addFrame()
        const before = world().people.length
        const { talent } = newcomer('nina')
        const nameless = await refusalOf(bookFor(frame._id, { talent: { email: talent.email } }))
        expect(nameless.fields).to.have.property('talent.first_name')
        await book('talent1', frame._id)
        expect((await refusalOf(bookFor(frame._id, { talent }))).code).to.equal('full')
        expect((await refusalOf(bookFor(frame._id, { talent }, 'stranger'))).kind).to.equal('missing')
        expect((await refusalOf(bookFor(frame._id, { talent }, 'talent2'))).kind).to.equal('denied')
        const client = await refusalOf(bookFor(frame._id, { talent: { email: 'client@example.com' } }))
        expect(client.fields).to.have.property('talent.email')
        expect(world().people).to.have.length(before)
      })
    })

    describe('the appointments of a date', () => {
      it('are listed for staff with time, zone and talent, and as those still to come', async () => {
        const frame = await addFrame({ length_time_slot: 7.5, start_time: '11:00' })
        await book('talent2', frame._id, SECOND)
        await book('talent1', frame._id, '2026-03-02T19:07:30.000Z')
        const list = await world().call(listAppointments, world().as('manager'), {
          ...DAY,
          time_zone: 'America/New_York',
        })
        expect(
          list.map((one) => [one.talent.first_name, one.start_wall, one.zone_abbreviation]),
        ).to.deep.equal([
          ['talent1', '14:07:30', 'EST'],
          ['talent2', '14:15', 'EST'],
        ])
        world().clock.set('2026-03-02T19:10:00.000Z')
        const toCome = await world().call(getScheduledAppointments, world().as('manager'), DAY)
        expect(toCome.map(({ talent }) => talent._id)).to.deep.equal(['user-talent2'])
        for (const who of ['stranger', 'talent1'])
          expect((await refusalOf(world().call(listAppointments, world().as(who), DAY))).kind).to.equal(
            'missing',
          )
      })

      it('show the pictures of their talent to staff [SCH-15]', async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        await book('talent2', frame._id, LAST)
        const { dates } = await world().call(listAvailability, world().as('manager'), DAY)
        const shown = dates['2026-03-02']?.[frame._id]?.slots.flatMap(({ talents_with_roles }) =>
          (talents_with_roles.Hero?.talents ?? []).map(({ talent }) => talent.photo_url),
        )
        expect(shown).to.deep.equal(['https://files.example/user-talent1.jpg', null])
      })

      it('give their frame as it was entered', async () => {
        const frame = await addFrame()
        const input = { ...DAY, availability: frame._id }
        expect(await world().call(getTimeFrame, world().as('manager'), input)).to.deep.equal(frame)
        expect((await refusalOf(world().call(getTimeFrame, world().as('stranger'), input))).kind).to.equal(
          'missing',
        )
      })
    })
  })
}

import type { TestScope } from '@callboard/core/testing'
import { promisedAs } from '@callboard/core/testing'
import { callbackPlanned } from '@callboard/projects/contract'
import { expect } from 'chai'
import { type TellTalentPayload, tellTalent } from '../application/jobs.ts'
import { cancelAppointment, moveAppointment, replyToTime, talentInvited } from '../contract/index.ts'
import { DAY, type MakeStore, schedulingSteps } from './scheduling-steps.ts'

const PLANNED = {
  session_id: 'session-1',
  day_id: 'day-1',
  planned_by: 'user-director',
  slot_seconds: 900,
  talent: [
    { record: 'record-talent1', role: 'Hero' },
    { record: 'record-new', role: 'Hero' },
    { record: 'record-talent2', role: 'Villain' },
  ],
}

/** What becomes of a callback that projects have planned. */
export function callbackSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`a planned callback: ${name}`, () => {
    const { it, world, addFrame, book, booked, told } = schedulingSteps(make, scope)
    beforeEach(() => {
      world().facts[0] = { ...world().facts[0]!, roles: ['Hero', 'Villain'] }
    })
    const follow = () => world().work(callbackPlanned, PLANNED)
    const frames = () => world().store.read((repositories) => repositories.frames.ofDay('day-1'))
    const times = async () =>
      (await booked())
        .toSorted((a, b) => a.start.getTime() - b.start.getTime())
        .map(({ talentId, role, start }) => `${start.toISOString().slice(11, 16)} ${role} ${talentId}`)

    it('gives each talent a time of their own, role by role, and tells each [PST-10]', async () => {
      await follow()
      expect(await times()).to.deep.equal([
        '18:00 Hero user-talent1',
        '18:15 Hero user-Nova',
        '18:30 Villain user-talent2',
      ])
      expect(told('APPOINTMENT_CONFIRMED').sort()).to.deep.equal([
        'user-Nova',
        'user-talent1',
        'user-talent2',
      ])
      expect(promisedAs(world().promised, talentInvited.type)).to.have.length(1)
      expect((await frames()).map((frame) => frame.name)).to.deep.equal([
        'Callback: Hero',
        'Callback: Villain',
      ])
    })

    it('is named in the mail of a time that it gave, and in no other [PST-10]', async () => {
      await follow()
      const other = await addFrame({ start_time: '15:00', end_time: '16:00' })
      await book('talent3', other._id, '2026-03-02T23:00:00.000Z')
      for (const job of promisedAs(world().promised, tellTalent.name) as TellTalentPayload[])
        await world().work(tellTalent, job)
      const mails = promisedAs(world().promised, 'admin.message-requested') as {
        readonly to: string
        readonly values: Readonly<Record<string, string>>
      }[]
      expect(mails.map(({ to, values }) => [to, values.CALLED_BACK_AS])).to.deep.equal([
        ['talent1@example.com', 'Hero'],
        ['nova@new.example', 'Hero'],
        ['talent2@example.com', 'Villain'],
        ['talent3@example.com', ''],
      ])
    })

    it('leads from an appointment to its session, for the mail of a new account', async () => {
      await follow()
      const [first] = await booked()
      expect(await world().appointmentQueries.sessionOf(first!.id)).to.equal('session-1')
      expect(await world().appointmentQueries.sessionOf('appointment-unknown')).to.equal(null)
    })

    it('is known to other modules with what each talent said to their time [PST-10]', async () => {
      await follow()
      const { appointmentQueries } = world()
      const known = async () =>
        (await appointmentQueries.timesOn(['day-1']))
          .toSorted((a, b) => a.start.getTime() - b.start.getTime())
          .map(({ sessionId, talentId, start, reply }) => [
            sessionId,
            talentId,
            start.toISOString().slice(11, 16),
            reply,
          ])
      expect(await known()).to.deep.equal([
        ['session-1', 'user-talent1', '18:00', null],
        ['session-1', 'user-Nova', '18:15', null],
        ['session-1', 'user-talent2', '18:30', null],
      ])
      const own = (await booked()).find(({ talentId }) => talentId === 'user-talent1')!
      const about = { session: 'session-1', day: 'day-1', appointment: own.id }
      await world().call(replyToTime, world().as('talent1'), { ...about, answer: 'confirmed' })
      expect((await known())[0]!.at(-1)).to.equal('confirmed')
      expect(await appointmentQueries.timesOn(['day-2'])).to.deep.equal([])
    })

    it('is finished by the next delivery after one that was cut off, and tells nobody twice [PST-10]', async () => {
      world().endsAfter(1)
      await follow().catch(() => {})
      world().endsAfter(10)
      expect(await times()).to.deep.equal(['18:00 Hero user-talent1'])
      await follow()
      await follow()
      expect(await times()).to.have.length(3)
      expect(await frames()).to.have.length(2)
      expect(told('APPOINTMENT_CONFIRMED')).to.have.length(3)
    })

    it('leaves a talent the time that was chosen since', async () => {
      await follow()
      const of = async (talent: string) => (await booked()).find(({ talentId }) => talentId === talent)!
      const [hero, next] = [await of('user-talent1'), await of('user-Nova')]
      await world().call(cancelAppointment, world().as('manager'), { ...DAY, appointment: next.id })
      await world().call(moveAppointment, world().as('manager'), {
        ...DAY,
        availability: hero.frameId,
        appointment: hero.id,
        start_time: next.start.toISOString(),
        role: 'Hero',
      })
      await follow()
      expect(await times()).to.deep.equal(['18:15 Hero user-talent1', '18:30 Villain user-talent2'])
    })

    it('does nothing for a session that was deleted meanwhile', async () => {
      world().facts.length = 0
      await follow()
      expect(await booked()).to.deep.equal([])
      expect(await frames()).to.deep.equal([])
    })
  })
}

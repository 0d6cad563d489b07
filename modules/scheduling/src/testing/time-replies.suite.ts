import { accountDeleted } from '@callboard/accounts/contract'
import { failureOf, promisedAs, refusalOf, type TestScope } from '@callboard/core/testing'
import { dateFacts } from '@callboard/projects/testing'
import { expect } from 'chai'
import { type TellTalentPayload, tellTalent, tellTalentOf } from '../application/jobs.ts'
import {
  bookSlot,
  cancelAppointment,
  listAvailability,
  listOwnAppointments,
  moveAppointment,
  replyToTime,
  undoChange,
} from '../contract/index.ts'
import { DAY, FIRST, type MakeStore, SECOND, schedulingSteps } from './scheduling-steps.ts'

interface Mail {
  readonly template: string
  readonly to: string
  readonly reply_to: string
  readonly values: Readonly<Record<string, string>>
}

export function timeRepliesSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`what talent say to their time: ${name}`, () => {
    const { it, world, addFrame, book, signals } = schedulingSteps(make, scope)

    const bookedByStaff = async (of: Parameters<typeof addFrame>[0] = {}) => {
      const frame = await addFrame(of)
      const { _id: appointment } = await world().call(bookSlot, world().as('director'), {
        ...DAY,
        availability: frame._id,
        start_time: FIRST,
        role: 'Hero',
        talent_id: 'user-talent1',
      })
      return { frame, appointment }
    }
    const reply = (appointment: string, answer: 'confirmed' | 'other_time', note?: string, who = 'talent1') =>
      world().call(replyToTime, world().as(who), { ...DAY, appointment, answer, note })
    const own = async () =>
      (await world().call(listOwnAppointments, world().as('talent1'), { talent: 'user-talent1' }))[0]!
    const onSchedule = async (who = 'director') =>
      Object.values((await world().call(listAvailability, world().as(who), DAY)).dates)
        .flatMap((frames) => Object.values(frames))
        .flatMap(({ slots }) => slots)
        .flatMap(({ talents_with_roles }) => Object.values(talents_with_roles))
        .flatMap(({ talents }) => talents.map((talent) => talent.reply))
    const mails = (template = 'OTHER_TIME_ASKED') =>
      promisedAs(world().promised, 'admin.message-requested').filter(
        (mail) => (mail as Mail).template === template,
      ) as Mail[]
    const move = (who: string, appointment: string, availability: string, start_time: string) =>
      world().call(moveAppointment, world().as(who), {
        ...DAY,
        availability,
        appointment,
        start_time,
        role: 'Hero',
      })

    it('is asked where staff booked, and known where they booked themselves', async () => {
      const { frame } = await bookedByStaff()
      expect(await own()).to.deep.include({ reply: null })
      expect((await own()).can.confirm).to.equal(true)
      expect((await book('talent2', frame._id, SECOND)).reply).to.deep.equal({
        answer: 'confirmed',
        note: '',
      })
      expect(await onSchedule()).to.deep.equal([null, { answer: 'confirmed', note: '' }])
      expect(await onSchedule('talent2'), 'others are shown nobody').to.deep.equal([])
    })

    it('says the time by the clock of the talent where staff booked in the zone of the session', async () => {
      const { appointment } = await bookedByStaff()
      world().promised.length = 0
      const ask = (time_zone: string) =>
        world().call(replyToTime, world().as('talent1'), {
          ...DAY,
          appointment,
          answer: 'other_time',
          note: 'After 3 pm',
          time_zone,
        })
      expect(await refusalOf(ask('Mars/Base'))).to.include({ kind: 'invalid' })
      expect(mails()).to.deep.equal([])
      expect((await ask('America/New_York')).time_zone).to.equal('America/New_York')
      expect(mails()[0]?.values.TALENT_TIME).to.include('New York')
    })

    it('is asked for in the mail about a time that staff chose, until it is given', async () => {
      const { frame, appointment } = await bookedByStaff()
      await book('talent2', frame._id, SECOND)
      for (const job of promisedAs(world().promised, tellTalent.name) as TellTalentPayload[])
        await world().work(tellTalent, job)
      await reply(appointment, 'confirmed')
      const later = tellTalentOf(
        'APPOINTMENT_REMINDER',
        (await world().store.read(({ appointments }) => appointments.find(appointment)))!,
      )
      await world().work(tellTalent, later)
      const asked = (promisedAs(world().promised, 'admin.message-requested') as Mail[]).map(
        ({ template, to, values }) => [template, to, values.REPLY_LINK !== ''],
      )
      expect(asked).to.deep.equal([
        ['APPOINTMENT_CONFIRMED', 'talent1@example.com', true],
        ['APPOINTMENT_CONFIRMED', 'talent2@example.com', false],
        ['APPOINTMENT_REMINDER', 'talent1@example.com', false],
      ])
    })

    it('is a confirmation that the schedule shows at once, and nobody is mailed', async () => {
      const { appointment } = await bookedByStaff()
      const before = signals()
      expect((await reply(appointment, 'confirmed', 'ignored')).reply).to.deep.equal({
        answer: 'confirmed',
        note: '',
      })
      expect(signals()).to.equal(before + 1)
      expect((await own()).can.confirm).to.equal(false)
      expect(mails()).to.deep.equal([])
    })

    it('is a wish for another time, which the office gets by mail and the place outlasts', async () => {
      const { appointment } = await bookedByStaff()
      await reply(appointment, 'other_time', ' After 3 pm, please ')
      expect(await onSchedule()).to.deep.equal([{ answer: 'other_time', note: 'After 3 pm, please' }])
      expect(await own()).to.deep.include({ start_time: FIRST })
      await reply(appointment, 'other_time', 'After 3 pm, please')
      expect(
        mails().map(({ to, reply_to }) => [to, reply_to]),
        'one mail each for a wish that is sent twice',
      ).to.deep.equal([
        ['director@example.com', 'talent1@example.com'],
        ['manager@example.com', 'talent1@example.com'],
      ])
      expect(mails()[0]!.values).to.include({
        NOTE: 'After 3 pm, please',
        SESSION_START_DATE: 'Monday, March 2',
        SESSION_START_TIME: '11:00 AM PST',
        TALENT_TIME: '',
        ROLE: 'Hero',
      })
      expect(mails()[0]!.values.SCHEDULE_LINK).to.match(/\/session\/[^/]+\/edit\/session-1\/schedule\/day-1$/)
      await reply(appointment, 'confirmed')
      expect(await onSchedule()).to.deep.equal([{ answer: 'confirmed', note: '' }])
    })

    it('is a wish whose mail has the time as the talent reads it, where the zones differ [SCH-07]', async () => {
      const frame = await addFrame()
      const { _id: appointment } = await world().call(bookSlot, world().as('talent1'), {
        ...DAY,
        availability: frame._id,
        start_time: FIRST,
        role: 'Hero',
        time_zone: 'Asia/Tokyo',
      })
      await reply(appointment, 'other_time', 'Earlier, please')
      expect(mails()[0]!.values).to.include({
        SESSION_START_DATE: 'Monday, March 2',
        SESSION_START_TIME: '11:00 AM PST',
        TALENT_TIME: 'Tuesday, March 3, 4:00 AM GMT+9 (Tokyo time)',
      })
    })

    it('goes to each director and session manager of the date once, and to no manager of another date', async () => {
      world().facts[0] = {
        ...world().facts[0]!,
        dates: [
          dateFacts({ id: 'day-1', date: '2026-03-02', managerIds: ['user-director', 'user-manager'] }),
          dateFacts({ id: 'day-2', date: '2026-03-03', managerIds: ['user-stranger'] }),
        ],
      }
      const { appointment } = await bookedByStaff()
      await reply(appointment, 'other_time', 'After 3 pm')
      expect(mails().map(({ to }) => to)).to.deep.equal(['director@example.com', 'manager@example.com'])
    })

    it('is a cancellation, of which the office gets a mail; one by staff is known to it [SCH-12]', async () => {
      const { frame, appointment } = await bookedByStaff()
      const other = await book('talent2', frame._id, SECOND)
      await world().call(cancelAppointment, world().as('director'), { ...DAY, appointment: other._id })
      expect(mails('TALENT_CANCELLED')).to.deep.equal([])
      await world().call(cancelAppointment, world().as('talent1'), { ...DAY, appointment })
      expect(mails('TALENT_CANCELLED').map(({ to, reply_to }) => [to, reply_to])).to.deep.equal([
        ['director@example.com', 'talent1@example.com'],
        ['manager@example.com', 'talent1@example.com'],
      ])
      expect(mails('TALENT_CANCELLED')[0]!.values).to.include({
        NAME: 'talent1 Example',
        SESSION_START_TIME: '11:00 AM PST',
      })
    })

    it('leaves the role that staff chose; who booked by themselves may take another one [SCH-12]', async () => {
      world().facts[0] = { ...world().facts[0]!, roles: ['Hero', 'Villain'] }
      const roles = ['Hero', 'Villain'].map((role) => ({ role, participants_count: 2 }))
      const { frame, appointment } = await bookedByStaff({ roles })
      const chosen = await book('talent2', frame._id, SECOND)
      const asVillain = (who: string, of: string) =>
        world().call(moveAppointment, world().as(who), {
          ...DAY,
          availability: frame._id,
          appointment: of,
          start_time: SECOND,
          role: 'Villain',
        })
      expect((await own()).can.change_role).to.equal(false)
      expect(await failureOf(asVillain('talent1', appointment))).to.equal(
        'The casting office wants to see you as Hero.',
      )
      expect((await asVillain('talent2', chosen._id)).role).to.equal('Villain')
      expect((await asVillain('director', appointment)).role).to.equal('Villain')
    })

    it('holds for the time it was said to: a move by staff asks again, and its undoing does not', async () => {
      const { frame, appointment } = await bookedByStaff()
      await reply(appointment, 'confirmed')
      const { undo } = await move('director', appointment, frame._id, SECOND)
      expect(await onSchedule()).to.deep.equal([null])
      await world().call(undoChange, world().as('director'), { ...DAY, appointment, change: undo! })
      expect(await onSchedule()).to.deep.equal([{ answer: 'confirmed', note: '' }])
      await move('talent1', appointment, frame._id, SECOND)
      expect(await onSchedule(), 'who moves by themselves has chosen').to.deep.equal([
        { answer: 'confirmed', note: '' },
      ])
    })

    it('outlasts the undoing of a change that came before it', async () => {
      world().facts[0] = { ...world().facts[0]!, roles: ['Hero', 'Villain'] }
      const frame = await addFrame({
        roles: ['Hero', 'Villain'].map((role) => ({ role, participants_count: 1 })),
      })
      const { _id: appointment } = await book('talent1', frame._id)
      const { undo } = await world().call(moveAppointment, world().as('director'), {
        ...DAY,
        availability: frame._id,
        appointment,
        start_time: FIRST,
        role: 'Villain',
      })
      await reply(appointment, 'other_time', 'After 3 pm')
      await world().call(undoChange, world().as('director'), { ...DAY, appointment, change: undo! })
      expect(await onSchedule()).to.deep.equal([{ answer: 'other_time', note: 'After 3 pm' }])
    })

    it('is nobody else’s to say, needs words for a wish, and comes too late once the time has begun', async () => {
      const { appointment } = await bookedByStaff()
      for (const who of ['talent2', 'director', 'stranger'])
        expect((await refusalOf(reply(appointment, 'confirmed', undefined, who))).kind, who).to.be.oneOf([
          'missing',
          'denied',
        ])
      expect((await refusalOf(reply(appointment, 'other_time', '  '))).fields).to.have.keys('note')
      expect(await onSchedule()).to.deep.equal([null])
      world().clock.advance(new Date(FIRST).getTime() - world().clock.now().getTime() + 1)
      for (const answer of ['confirmed', 'other_time'] as const)
        expect((await refusalOf(reply(appointment, answer, 'Later'))).code).to.equal('too_late')
      expect(mails()).to.deep.equal([])
    })

    it('is gone with the account, also for a time that has passed [ACC-14]', async () => {
      const { appointment } = await bookedByStaff()
      await reply(appointment, 'other_time', 'My sister Ana can drive me at 3')
      world().clock.advance(new Date(FIRST).getTime() - world().clock.now().getTime() + 1)
      await world().work(accountDeleted, { user_id: 'user-talent1', email: 'gone@example.com' })
      const kept = await world().store.read(({ appointments }) => appointments.ofDay('day-1'))
      expect(kept.map((past) => past.reply)).to.deep.equal([null])
    })
  })
}

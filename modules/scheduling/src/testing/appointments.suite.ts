import { promisedAs, refusalOf, type TestScope } from '@callboard/core/testing'
import { checkedIn } from '@callboard/lobby/contract'
import { dateFacts } from '@callboard/projects/testing'
import { expect } from 'chai'
import { type TellTalentPayload, tellTalent } from '../application/jobs.ts'
import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  getCalendarFile,
  isAlreadyBooked,
  listAvailability,
  listKnownTalent,
  listOwnAppointments,
  moveAppointment,
} from '../contract/index.ts'
import {
  DAY,
  FIRST,
  frameInput,
  LAST,
  type MakeStore,
  outcomes,
  SECOND,
  schedulingSteps,
} from './scheduling-steps.ts'

export function appointmentsSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`scheduling: ${name}`, () => {
    const { it, race, world, addFrame, book, booked, told, signals, settleChanges } = schedulingSteps(
      make,
      scope,
    )

    describe('an appointment', () => {
      const move = (appointment: string, availability: string, start_time: string) =>
        world().call(moveAppointment, world().as('manager'), {
          ...DAY,
          availability,
          appointment,
          start_time,
          role: 'Hero',
        })

      it('can be given to everybody who checked in to the project, with the face that the check-in has [SCH-15]', async () => {
        const checkIn = (name: string, more: object = {}) => ({
          recordId: `record-${name}`,
          sessionId: 'session-1',
          firstName: name,
          lastName: 'Example',
          email: `${name}@example.com`,
          role: 'Hero',
          photoUrl: `https://files.example/${name}.jpg`,
          ...more,
        })
        world().listed.push(checkIn('talent2'), checkIn('zoe'), checkIn('far', { sessionId: 'session-9' }))
        const frame = await addFrame()
        await book('talent2', frame._id)
        const known = await world().call(listKnownTalent, world().as('director'), DAY)
        expect(known).to.deep.equal([
          {
            _id: 'record-zoe',
            first_name: 'zoe',
            last_name: 'Example',
            email: 'zoe@example.com',
            photo_url: 'https://files.example/zoe.jpg',
            role: 'Hero',
            has_account: false,
          },
        ])
        const later = await world().call(listKnownTalent, world().as('director'), { ...DAY, day: 'day-2' })
        expect(later.map(({ _id, has_account, role }) => [_id, has_account, role])).to.deep.equal([
          ['user-talent2', true, 'Hero'],
          ['record-zoe', false, 'Hero'],
        ])
        const { dates } = await world().call(listAvailability, world().as('director'), DAY)
        const shown = JSON.stringify(dates)
        expect(shown).to.include('https://files.example/talent2.jpg')
      })

      it('on another date of the project makes its talent known to those who share a date [SCH-11]', async () => {
        const frame = await addFrame()
        const other = { ...DAY, day: 'day-2' }
        const second = await world().call(addTimeFrame, world().as('director'), { ...frameInput(), ...other })
        await book('talent2', frame._id)
        await book('talent1', frame._id, SECOND)
        const start_time = '2026-03-03T19:00:00.000Z'
        const place = { ...other, availability: second._id, role: 'Hero', start_time }
        await world().call(bookSlot, world().as('talent2'), place)
        await world().call(bookSlot, world().as('talent3'), {
          ...place,
          start_time: '2026-03-03T19:15:00.000Z',
        })
        const known = async (who: string, day: string) =>
          (await world().call(listKnownTalent, world().as(who), { ...DAY, day })).map(({ email }) => email)
        expect(await known('director', 'day-1')).to.deep.equal(['talent3@example.com'])
        expect(await known('manager', 'day-2')).to.deep.equal(['talent1@example.com'])
        expect((await refusalOf(known('stranger', 'day-1'))).kind).to.equal('missing')
        world().facts.push({
          ...world().facts[0]!,
          id: 'session-2',
          dates: [dateFacts({ id: 'day-9', managerIds: ['user-stranger'] })],
        })
        expect(
          (
            await world().call(listKnownTalent, world().as('stranger'), {
              session: 'session-2',
              day: 'day-9',
            })
          ).length,
          'of sessions that the manager does not work on',
        ).to.equal(0)
      })

      it('moves, which its talent is told once [SCH-05]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        expect((await move(_id, frame._id, SECOND)).start_time).to.equal(SECOND)
        await move(_id, frame._id, SECOND)
        await settleChanges()
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      it('stays where it was when the other place is full', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        await book('talent2', frame._id, SECOND)
        expect((await refusalOf(move(_id, frame._id, SECOND))).code).to.equal('full')
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.deep.equal([])
        const [own] = (await booked()).filter((appointment) => appointment.id === _id)
        expect(own?.start.toISOString()).to.equal(FIRST)
      })

      race('gets the last place in one of two moves at the same moment [SCH-09]', async () => {
        const frame = await addFrame()
        const one = await book('talent1', frame._id)
        const two = await book('talent2', frame._id, SECOND)
        const moves = [move(one._id, frame._id, LAST), move(two._id, frame._id, LAST)]
        expect(await outcomes(moves)).to.deep.equal({ ok: 1, full: 1 })
      })

      it('is cancelled by staff, its place is free and its talent told once [SCH-05]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const cancel = (who: string) =>
          world().call(cancelAppointment, world().as(who), { ...DAY, appointment: _id })
        expect((await refusalOf(cancel('talent2'))).kind).to.equal('missing')
        await cancel('director')
        expect((await refusalOf(cancel('director'))).kind).to.equal('missing')
        await settleChanges()
        expect(told('DELETE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      it('is shown to its talent, and to staff of its session only', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const list = (who: string) =>
          world().call(listOwnAppointments, world().as(who), { talent: 'user-talent1' })
        expect(await list('talent1')).to.have.length(1)
        expect((await list('manager')).map((own) => own._id)).to.deep.equal([_id])
        const unknown = await refusalOf(
          world().call(listOwnAppointments, world().as('manager'), { talent: 'user-unknown' }),
        )
        expect(unknown.kind).to.equal('missing')
        // Refused in the same words, so that the answers do not show which accounts exist.
        for (const who of ['stranger', 'talent2'])
          expect((await refusalOf(list(who))).message, who).to.equal(unknown.message)
        const ask = (who: string) =>
          world().call(isAlreadyBooked, world().as(who), { ...DAY, talent: 'user-talent1' })
        expect((await ask('talent1')).appointment?._id).to.equal(_id)
        expect((await refusalOf(ask('talent2'))).kind).to.equal('missing')
        expect((await refusalOf(ask('stranger'))).kind).to.equal('missing')
      })

      const ownRights = async () => {
        const [first] = await world().call(listOwnAppointments, world().as('talent1'), {
          talent: 'user-talent1',
        })
        return first?.can
      }

      const CUTOFF = '2026-03-01T19:00:00.000Z' // 24 h before FIRST

      it('is moved and cancelled by its own talent until the cut-off of the session [SCH-12]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const ownMove = (who: string, start_time: string) =>
          world().call(moveAppointment, world().as(who), {
            ...DAY,
            availability: frame._id,
            appointment: _id,
            start_time,
            role: 'Hero',
          })
        expect((await refusalOf(ownMove('talent2', SECOND))).kind).to.equal('missing')
        expect((await ownMove('talent1', SECOND)).start_time).to.equal(SECOND)
        expect((await ownMove('talent1', FIRST)).start_time).to.equal(FIRST)
        expect(told('TALENT_RESCHEDULE_APPOINTMENT')).to.have.length(2)
        world().clock.set(CUTOFF)
        await world().call(cancelAppointment, world().as('talent1'), { ...DAY, appointment: _id })
        expect(told('DELETE_APPOINTMENT')).to.deep.equal(['user-talent1'])
        expect((await book('talent2', frame._id)).start_time).to.equal(FIRST)
      })

      const cancellationMail = async () => {
        await world().work(
          tellTalent,
          (promisedAs(world().promised, tellTalent.name) as TellTalentPayload[]).findLast(
            ({ template }) => template === 'DELETE_APPOINTMENT',
          )!,
        )
        const { values } = promisedAs(world().promised, 'admin.message-requested').at(-1) as {
          readonly values: Readonly<Record<string, string>>
        }
        return [values.CANCELLED_BY, values.BOOK_AGAIN_LINK]
      }

      it('is cancelled with a mail that says by whom, and leads its talent to a new time while one can be booked [SCH-12]', async () => {
        const frame = await addFrame({ end_time: '11:15' })
        const cancel = (who: string, appointment: string) =>
          world().call(cancelAppointment, world().as(who), { ...DAY, appointment })
        await cancel('talent1', (await book('talent1', frame._id))._id)
        expect(await cancellationMail()).to.deep.equal([
          'You',
          'https://callboard.example/schedule/big-film/session-1/day-1',
        ])
        await book('talent2', frame._id)
        expect(await cancellationMail(), 'the only place is taken').to.deep.equal(['You', ''])
        const [other] = await booked()
        await cancel('director', other!.id)
        await settleChanges()
        expect(await cancellationMail()).to.deep.equal(['The casting office', ''])
        await cancel('talent1', (await book('talent1', frame._id))._id)
        world().facts[0] = { ...world().facts[0]!, roles: ['Villain'] }
        expect(await cancellationMail(), 'the role is cast no longer').to.deep.equal(['You', ''])
        world().facts[0] = { ...world().facts[0]!, roles: ['Hero'], archived: true }
        expect(await cancellationMail(), 'the project is archived').to.deep.equal(['You', ''])
        world().deleted.push(world().facts.pop()!)
        expect(await cancellationMail(), 'the session is gone').to.deep.equal(['You', ''])
      })

      it('is neither made nor moved in an archived project, but can be cancelled [SCH-14]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        world().facts[0] = { ...world().facts[0]!, archived: true }
        expect((await refusalOf(book('talent2', frame._id, SECOND))).code).to.equal('archived')
        expect((await refusalOf(move(_id, frame._id, SECOND))).code).to.equal('archived')
        expect((await world().call(listAvailability, world().as('talent1'), DAY)).is_archived).to.equal(true)
        await world().call(cancelAppointment, world().as('talent1'), { ...DAY, appointment: _id })
        expect(await booked()).to.deep.equal([])
      })

      it('is told to its talent after it was cancelled, until they have another one there [SCH-14]', async () => {
        const frame = await addFrame()
        const asked = () =>
          world().call(isAlreadyBooked, world().as('talent1'), { ...DAY, talent: 'user-talent1' })
        expect((await asked()).lost).to.equal(null)
        const { _id, role, start_time } = await book('talent1', frame._id)
        expect((await asked()).lost).to.equal(null)
        await world().call(cancelAppointment, world().as('talent1'), { ...DAY, appointment: _id })
        expect(await asked()).to.deep.include({
          appointment: null,
          lost: { start_time, role, cause: 'talent' },
        })
        await book('talent1', frame._id)
        expect((await asked()).lost).to.equal(null)
      })

      it('is a file for the calendar of its talent, and of nobody else [SCH-16]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const file = (who: string) =>
          world().call(getCalendarFile, world().as(who), { ...DAY, appointment: _id })
        const { name, content } = await file('talent1')
        expect(name).to.equal('appointment.ics')
        expect(content).to.contain('DTSTART:20260302T190000Z\r\n').and.contain(`UID:${_id}@`)
        expect((await refusalOf(file('talent2'))).kind).to.equal('missing')
      })

      it('stays as it is when its talent comes after the cut-off, or has checked in [SCH-12]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const cancel = () =>
          world().call(cancelAppointment, world().as('talent1'), { ...DAY, appointment: _id })
        expect(await ownRights()).to.include({ move: true, cancel: true })
        world().clock.set(CUTOFF)
        world().clock.advance(1)
        expect(await ownRights()).to.include({ move: false, cancel: false })
        expect((await refusalOf(cancel())).code).to.equal('too_late')
        expect(await booked()).to.have.length(1)
        world().facts[0] = { ...world().facts[0]!, changeCutoff: 60 }
        expect(await ownRights()).to.include({ move: true, cancel: true })
        await world().work(checkedIn, {
          record_id: 'record-1',
          session_id: 'session-1',
          day_id: 'day-1',
          user_id: 'user-talent1',
          email: 'talent1@example.com',
        })
        expect(await ownRights()).to.include({ move: false, cancel: false })
        expect((await refusalOf(cancel())).code).to.equal('too_late')
      })

      it("lets its talent check in on its day in the session's zone only", async () => {
        const frame = await addFrame()
        await book('talent1', frame._id)
        const mayCheckIn = async (now: string) => {
          world().clock.set(now)
          const [own] = await world().call(listOwnAppointments, world().as('talent1'), {
            talent: 'user-talent1',
          })
          return own?.can.check_in
        }
        expect(await mayCheckIn('2026-03-02T07:59:59.000Z')).to.equal(false)
        expect(await mayCheckIn('2026-03-02T08:00:00.000Z')).to.equal(true)
        expect(await mayCheckIn('2026-03-03T07:59:59.000Z')).to.equal(true)
        expect(await mayCheckIn('2026-03-03T08:00:00.000Z')).to.equal(false)
      })

      it('is marked when its talent checks in [CHK-08]', async () => {
        const frame = await addFrame()
        const { _id } = await book('talent1', frame._id)
        const checkIn = (user_id: string | null) =>
          world().work(checkedIn, {
            record_id: 'record-1',
            session_id: 'session-1',
            day_id: 'day-1',
            user_id,
            email: 'talent1@example.com',
          })
        const before = signals()
        await checkIn(null)
        await checkIn('user-talent2')
        expect((await booked())[0]?.checkedIn).to.equal(false)
        await checkIn('user-talent1')
        await checkIn('user-talent1')
        expect((await booked())[0]?.checkedIn).to.equal(true)
        expect(signals()).to.equal(before + 1)
        expect(await world().appointmentQueries.onDay('day-1', 'user-talent1')).to.deep.equal({
          id: _id,
          role: 'Hero',
          start: new Date('2026-03-02T19:00:00.000Z'),
        })
        expect(await world().appointmentQueries.onDay('day-2', 'user-talent1')).to.equal(null)
      })
    })

    it('writes to the talent in its own zone, with the appointment as a calendar file', async () => {
      const frame = await addFrame({ length_time_slot: 7.5 })
      await world().call(bookSlot, world().as('talent1'), {
        ...DAY,
        availability: frame._id,
        start_time: '2026-03-02T19:07:30.000Z',
        role: 'Hero',
        time_zone: 'America/New_York',
      })
      const job = world().promised.find((entry) => entry.kind === 'job')
      await world().work(tellTalent, job?.payload as TellTalentPayload)
      const event = world().promised.findLast((entry) => entry.kind === 'event')
      const message = event?.payload as {
        to: string
        reply_to?: string
        values: Record<string, string>
        attachments: { content: string }[]
      }
      expect([message.to, message.reply_to]).to.deep.equal(['talent1@example.com', 'director@example.com'])
      expect(message.values).to.deep.include({
        NAME: 'talent1 Example',
        ROLE: 'Hero',
        PROJECT_NAME: 'Big Film',
        APPOINTMENT_DATE: 'Monday, March 2',
        SESSION_MANAGERS: 'manager Example',
        PLACE: 'In person: Stage 4',
        EMAIL_SESSION_LINK: 'https://callboard.example/schedule/big-film/session-1/day-1?mine=true',
        EMAIL_CHECKIN_LINK: 'https://callboard.example/onboard/big-film/session-1',
      })
      expect(message.values.APPOINTMENT_TIME).to.equal(
        '2:07:30 PM EST (New York time; 11:07:30 AM PST at the session)',
      )
      expect(message.attachments[0]?.content).to.contain('DTSTART:20260302T190730Z\r\n')
    })
  })
}

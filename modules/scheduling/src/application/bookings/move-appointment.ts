import { broken, CLOCK, conflict, type NeedsOf, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { moveAppointment } from '../../contract/index.ts'
import { type Appointment, hasChosenRole } from '../../domain/appointment.ts'
import { slotToBook } from '../../domain/place.ts'
import { timeReply } from '../../domain/time-reply.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { appointmentOf, frameOf } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { remindLater } from '../reminders/remind-later.ts'
import { AvailabilityReader } from '../slots/availability-reader.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentView } from './appointment-view.ts'
import { alreadyBooked } from './booking-desk.ts'
import { allowBooking, allowChange, allowRole, isSlotRefusal, seatIn, slotFull } from './change-rules.ts'
import { StatedSlot } from './stated-slot.ts'

const NEEDS = {
  store: SCHEDULING_STORE,
  days: DayKeeper,
  reader: AvailabilityReader,
  stated: StatedSlot,
  notices: NoticeKeeper,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

export const MoveAppointment = useCase(moveAppointment, NEEDS, async ({ needs, input, subject: place }) => {
  await needs.stated.check(input, place)
  try {
    const moved = await move(needs, input, place)
    if (moved) return moved
  } catch (error) {
    if (!isSlotRefusal(error)) throw error
    throw conflict(error.code, error.message, await needs.reader.read(place, {}))
  }
  throw slotFull(await needs.reader.read(place, {}))
})

/** Null when the slot is full. */
async function move(
  needs: Needs,
  input: InputOf<typeof moveAppointment>,
  asked: SubjectOf<typeof moveAppointment>,
): Promise<ReplyOf<typeof moveAppointment> | null> {
  const { standing } = asked
  const start = new Date(input.start_time)
  return await needs.store.write(async (repositories, outbox) => {
    const { appointments } = repositories
    const { session, day } = await needs.days.lock(repositories, outbox, asked)
    allowBooking(session)
    const before = await appointmentOf(repositories, day.id, input.appointment)
    allowChange(standing, before, session, needs.clock.now())
    if (standing === 'self' && input.role !== before.role && !hasChosenRole(before))
      throw broken('role_fixed', `The casting office wants to see you as ${before.role}.`)
    const frame = await frameOf(repositories, day.id, input.availability)
    const stays = before.frameId === frame.id && before.start.getTime() === start.getTime()
    if (stays && before.role === input.role) return { ...appointmentView(before), undo: null }
    const slot = slotToBook(frame, start, input.role, needs.clock.now())
    allowRole(session, input.role)
    const held = await appointments.ofTalentOn(day.id, before.talentId)
    if (held && held.id !== before.id && held.date === frame.date) throw alreadyBooked(held, session.timeZone)
    const seat = await seatIn(repositories, frame, slot, input.role)
    if (seat === null) return null
    const after: Appointment = {
      ...before,
      frameId: frame.id,
      date: frame.date,
      start: slot.start,
      end: slot.end,
      slotSeconds: frame.slotSeconds,
      role: input.role,
      seat,
      reply: standing === 'self' ? timeReply(slot, 'confirmed') : before.reply,
      sequence: before.sequence + 1,
    }
    await appointments.save(after)
    for (const frameId of new Set([before.frameId, after.frameId])) {
      signalSlots(outbox, session.id, day.id, frameId)
    }
    remindLater(outbox, after, needs.clock.now())
    if (standing !== 'self') {
      const undo = await needs.notices.hold(repositories, outbox, before, after.sequence)
      return outbox.answer({ ...appointmentView(after), undo })
    }
    await needs.notices.release(repositories, [after])
    outbox.enqueue(tellTalent, tellTalentOf('TALENT_RESCHEDULE_APPOINTMENT', after))
    return outbox.answer({ ...appointmentView(after), undo: null })
  })
}

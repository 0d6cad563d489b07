import { CLOCK, conflict, useCase } from '@callboard/core'
import { undoChange } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { isSameNews, type Notice } from '../../domain/notice.ts'
import { slotAt } from '../../domain/slot-grid.ts'
import { replyKept } from '../../domain/time-reply.ts'
import { appointmentView } from '../bookings/appointment-view.ts'
import { alreadyBooked } from '../bookings/booking-desk.ts'
import { allowBooking, seatIn } from '../bookings/change-rules.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE, type SchedulingRepositories } from '../ports/index.ts'
import { remindLater } from '../reminders/remind-later.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { NoticeKeeper } from './notice-keeper.ts'

const tooLate = () =>
  conflict('told', 'This cannot be undone any more: it was changed again, or the talent is told.')

const placeGone = () => conflict('full', 'The place was taken meanwhile. Choose another one.')

/** Puts a moved or cancelled appointment back before its talent is told. */
export const UndoChange = useCase(
  undoChange,
  { store: SCHEDULING_STORE, days: DayKeeper, notices: NoticeKeeper, clock: CLOCK },
  ({ needs, input, subject: asked }) =>
    needs.store.write(async (repositories, outbox) => {
      const { appointments, notices, lostTimes } = repositories
      const { session, day } = await needs.days.lock(repositories, outbox, asked)
      const notice = await notices.find(input.appointment)
      if (notice?.dayId !== day.id || notice.change !== input.change) throw tooLate()
      allowBooking(session)
      if (session.lastArchivedAt && notice.before.createdAt <= session.lastArchivedAt) throw tooLate()
      const now = await appointments.find(notice.appointmentId)
      const back = {
        ...(await inPlace(repositories, notice, session.timeZone)),
        reply: replyKept(notice.before, now),
      }
      await (now ? appointments.save(back) : appointments.insert(back))
      await lostTimes.remove(back.id)
      if (isSameNews(notice.told, back)) await notices.removeAll([back.id])
      else await needs.notices.holdUndone(repositories, outbox, notice, back)
      remindLater(outbox, back, needs.clock.now())
      for (const frameId of new Set([back.frameId, now?.frameId ?? back.frameId])) {
        signalSlots(outbox, session.id, day.id, frameId)
      }
      return outbox.answer(appointmentView(back))
    }),
)

/**
 * @param zone of the session
 * @throws DomainError missing when the frame is gone, conflict when the place or the talent is taken
 */
async function inPlace(
  repositories: SchedulingRepositories,
  { before, sequence }: Notice,
  zone: string,
): Promise<Appointment> {
  const held = await repositories.appointments.ofTalentOn(before.dayId, before.talentId)
  if (held && held.id !== before.id && held.date === before.date) throw alreadyBooked(held, zone)
  const frame = await frameOf(repositories, before.dayId, before.frameId)
  const slot = slotAt(frame, before.start)
  if (typeof slot === 'string' || slot.end.getTime() !== before.end.getTime()) throw placeGone()
  const seat = await seatIn(repositories, frame, slot, before.role)
  if (seat === null) throw placeGone()
  return { ...before, seat, sequence: sequence + 1 }
}

import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { moveAppointment } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { slotToBook } from '../../domain/place.ts'
import { appointmentOf, frameOf } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { AvailabilityReader } from '../slots/availability-reader.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentView } from './appointment-view.ts'
import { allowBooking, allowChange, seatIn, slotFull } from './change-rules.ts'

export class MoveAppointment extends useCase(moveAppointment, {
  store: SCHEDULING_STORE,
  reader: AvailabilityReader,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof moveAppointment>,
    place: SubjectOf<typeof moveAppointment>,
  ): Promise<ReplyOf<typeof moveAppointment>> {
    const { session, day, standing } = place
    allowBooking(session)
    const start = new Date(input.start_time)
    const moved = await this.needs.store.write(async (repositories, outbox) => {
      const { frames, appointments } = repositories
      await frames.lockDay(session.id, day.id)
      const before = await appointmentOf(repositories, day.id, input.appointment)
      allowChange(standing, before, session, this.needs.clock.now())
      const frame = await frameOf(repositories, day.id, input.availability)
      const stays = before.frameId === frame.id && before.start.getTime() === start.getTime()
      if (stays && before.role === input.role) return appointmentView(before)
      const slot = slotToBook(frame, start, input.role, this.needs.clock.now())
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
        sequence: before.sequence + 1,
      }
      await appointments.save(after)
      outbox.enqueue(tellTalent, tellTalentOf('TALENT_RESCHEDULE_APPOINTMENT', after))
      for (const frameId of new Set([before.frameId, after.frameId])) {
        signalSlots(outbox, session.id, day.id, frameId)
      }
      return outbox.answer(appointmentView(after))
    })
    if (!moved) throw slotFull(await this.needs.reader.read(place, {}))
    return moved
  }
}

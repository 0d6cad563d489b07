import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type moveAppointment, scheduleChanged } from '../contract/index.ts'
import type { Appointment } from '../domain/appointment.ts'
import { freeSeat, slotToBook } from '../domain/place.ts'
import { appointmentView } from './appointment-views.ts'
import type { AvailabilityReader } from './availability-reader.ts'
import { slotFull } from './book-slot.ts'
import { appointmentOf, frameOf } from './found.ts'
import { tellTalent, tellTalentOf } from './jobs.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { changedSlots, checkStaff, dayOfSession } from './session-day.ts'

export class MoveAppointment {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess
  readonly #reader: AvailabilityReader
  readonly #clock: Clock

  constructor(
    store: SchedulingStore,
    sessions: SessionDirectory,
    access: SessionAccess,
    reader: AvailabilityReader,
    clock: Clock,
  ) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
    this.#reader = reader
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof moveAppointment>): Promise<ReplyOf<typeof moveAppointment>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    await checkStaff(this.#access, actor, session.id)
    const start = new Date(input.start_time)
    const moved = await this.#store.write(async (repositories, outbox) => {
      const { frames, appointments } = repositories
      await frames.lockDay(session.id, day.id)
      const before = await appointmentOf(repositories, day.id, input.appointment)
      const frame = await frameOf(repositories, day.id, input.availability)
      const stays = before.frameId === frame.id && before.start.getTime() === start.getTime()
      if (stays && before.role === input.role) return before
      const slot = slotToBook(frame, start, input.role, this.#clock.now())
      const seat = freeSeat(
        frame,
        input.role,
        await appointments.takenSeats(frame.id, slot.start, input.role),
      )
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
        outbox.signal(scheduleChanged, session.id, changedSlots(day.id, frameId))
      }
      return after
    })
    if (!moved) throw slotFull(await this.#reader.read(actor, session, { dayId: day.id }))
    return appointmentView(moved)
  }
}

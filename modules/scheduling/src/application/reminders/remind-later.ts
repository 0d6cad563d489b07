import type { Outbox } from '@callboard/core'
import type { Appointment } from '../../domain/appointment.ts'
import { reminderAt } from '../../domain/reminder.ts'
import { remindTalent } from '../jobs.ts'

/** Asks for the reminder of an appointment as it is now; none when it is less than a day away. */
export function remindLater(outbox: Outbox, appointment: Appointment, now: Date): void {
  const at = reminderAt(appointment)
  if (at <= now) return
  const start = appointment.start.toISOString()
  outbox.enqueue(
    remindTalent,
    {
      appointment_id: appointment.id,
      session_id: appointment.sessionId,
      day_id: appointment.dayId,
      start,
    },
    // An appointment that comes back to a time is reminded of it once.
    { at, key: `${appointment.id} ${start}` },
  )
}

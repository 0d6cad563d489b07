import { CLOCK, jobHandler } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { remindTalent, tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

/** Reminds of an appointment that still is when it was to be, in a project that wants it. */
export const RemindTalent = jobHandler(
  remindTalent,
  { store: SCHEDULING_STORE, sessions: SESSION_DIRECTORY, clock: CLOCK },
  async ({ needs, payload: asked }) => {
    const session = await needs.sessions.session(asked.session_id)
    if (!session?.reminders || session.archived) return
    if (new Date(asked.start) <= needs.clock.now()) return
    await needs.store.write(async ({ frames, appointments }, outbox) => {
      await frames.lockDay(asked.session_id, asked.day_id)
      const appointment = await appointments.find(asked.appointment_id)
      if (appointment?.start.toISOString() !== asked.start) return
      outbox.enqueue(tellTalent, tellTalentOf('APPOINTMENT_REMINDER', appointment))
    })
  },
)

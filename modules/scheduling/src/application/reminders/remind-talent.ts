import { CLOCK, jobHandler } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { DayKeeper } from '../days/day-keeper.ts'
import { remindTalent, tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

/** Reminds of an appointment that still is when it was to be, in a project that wants it. */
export const RemindTalent = jobHandler(
  remindTalent,
  { store: SCHEDULING_STORE, sessions: SESSION_DIRECTORY, days: DayKeeper, clock: CLOCK },
  async ({ needs, payload: asked }) => {
    const session = await needs.sessions.session(asked.session_id)
    if (!session?.reminders || session.archived) return
    if (new Date(asked.start) <= needs.clock.now()) return
    await needs.store.write(async (repositories, outbox) => {
      const { frames, appointments } = repositories
      const ids = { session: { id: asked.session_id }, day: { id: asked.day_id } }
      await frames.lockDay(asked.session_id, asked.day_id)
      await needs.days.settle(repositories, outbox, ids, await needs.days.placeInWrite(ids))
      const appointment = await appointments.find(asked.appointment_id)
      if (appointment?.start.toISOString() !== asked.start) return
      outbox.enqueue(tellTalent, tellTalentOf('APPOINTMENT_REMINDER', appointment))
    })
  },
)

import { jobHandler } from '@callboard/core'
import { isSameNews } from '../../domain/notice.ts'
import { tellCancelledOf, tellChange, tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

/** Tells a talent how the changes of staff have ended, unless they ended where they began. */
export const TellChange = jobHandler(
  tellChange,
  { store: SCHEDULING_STORE },
  async ({ needs, payload: asked }) => {
    await needs.store.write(async ({ frames, appointments, notices }, outbox) => {
      await frames.lockDay(asked.session_id, asked.day_id)
      const notice = await notices.find(asked.appointment_id)
      // Undone, told by something else, or changed again since: the last change has a job of its own.
      if (notice?.change !== asked.change) return
      await notices.removeAll([notice.appointmentId])
      const now = await appointments.find(notice.appointmentId)
      const { told } = notice
      if (!now) {
        const gone = { ...told, sequence: notice.sequence }
        outbox.enqueue(tellTalent, tellCancelledOf('office', gone))
      } else if (!isSameNews(told, now)) {
        outbox.enqueue(tellTalent, tellTalentOf('TALENT_RESCHEDULE_APPOINTMENT', now))
      }
    })
  },
)

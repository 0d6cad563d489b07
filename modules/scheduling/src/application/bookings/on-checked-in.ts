import { eventHandler } from '@callboard/core'
import { checkedIn } from '@callboard/lobby/contract'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

/** Ties a check-in to the talent's appointment of that date. */
export const OnCheckedIn = eventHandler(
  checkedIn,
  'scheduling.mark-checked-in',
  { store: SCHEDULING_STORE },
  async ({ needs, payload: event }) => {
    const userId = event.user_id
    if (userId === null) return
    await needs.store.write(async ({ frames, appointments }, outbox) => {
      if (!(await appointments.ofTalentOn(event.day_id, userId))) return
      await frames.lockDay(event.session_id, event.day_id)
      const appointment = await appointments.ofTalentOn(event.day_id, userId)
      if (!appointment || appointment.checkedIn) return
      await appointments.save({ ...appointment, checkedIn: true })
      signalSlots(outbox, event.session_id, event.day_id, appointment.frameId)
    })
  },
)

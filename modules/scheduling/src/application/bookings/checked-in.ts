import { eventHandler, useCase } from '@callboard/core'
import { checkedIn } from '@callboard/lobby/contract'
import { updateAppointment } from '../../contract/index.ts'
import { appointmentOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentView } from './appointment-view.ts'

/** For a check-in that was marked by mistake, or could not be made by the talent. */
export const UpdateAppointment = useCase(
  updateAppointment,
  { store: SCHEDULING_STORE },
  ({ needs, input, subject: { session, day } }) =>
    needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const before = await appointmentOf(repositories, day.id, input.appointment)
      if (before.checkedIn === input.is_checked_in) return appointmentView(before)
      const after = { ...before, checkedIn: input.is_checked_in }
      await repositories.appointments.save(after)
      signalSlots(outbox, session.id, day.id, after.frameId)
      return outbox.answer(appointmentView(after))
    }),
)

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

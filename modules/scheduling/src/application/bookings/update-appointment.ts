import { useCase } from '@callboard/core'
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

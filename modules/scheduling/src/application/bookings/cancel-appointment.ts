import { CLOCK, useCase } from '@callboard/core'
import { cancelAppointment } from '../../contract/index.ts'
import { cancellation } from '../../domain/day-plan.ts'
import { appointmentOf } from '../found.ts'
import { tellCancelledOf, tellTalent } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { allowChange } from './change-rules.ts'
import { TellOffice } from './tell-office.ts'

export const CancelAppointment = useCase(
  cancelAppointment,
  { store: SCHEDULING_STORE, notices: NoticeKeeper, office: TellOffice, clock: CLOCK },
  async ({ needs, input, subject }) => {
    const { session, day, standing } = subject
    const people = await needs.office.people(subject.appointment, subject)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const appointment = await appointmentOf(repositories, day.id, input.appointment)
      allowChange(standing, appointment, session, needs.clock.now())
      await repositories.appointments.remove(appointment.id)
      signalSlots(outbox, session.id, day.id, appointment.frameId)
      const cancelled = cancellation(appointment)
      if (standing !== 'self') {
        const undo = await needs.notices.hold(repositories, outbox, appointment, cancelled.sequence)
        return outbox.answer({ success: true, undo })
      }
      await needs.notices.release(repositories, [cancelled])
      outbox.enqueue(tellTalent, tellCancelledOf('talent', cancelled))
      needs.office.tell(outbox, 'TALENT_CANCELLED', appointment, session, people)
      return outbox.answer({ success: true, undo: null })
    })
  },
)

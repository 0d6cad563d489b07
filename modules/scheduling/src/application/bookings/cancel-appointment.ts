import { CLOCK, useCase } from '@callboard/core'
import { cancelAppointment } from '../../contract/index.ts'
import { cancellation, isToCome } from '../../domain/day-plan.ts'
import { lostTime } from '../../domain/lost-time.ts'
import { appointmentOf, makerOf } from '../found.ts'
import { tellCancelledOf, tellTalent } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { allowChange } from './change-rules.ts'
import { TellOffice } from './tell-office.ts'

export const CancelAppointment = useCase(
  cancelAppointment,
  { store: SCHEDULING_STORE, notices: NoticeKeeper, office: TellOffice, clock: CLOCK },
  async ({ needs, actor, input, subject }) => {
    const { session, day, standing } = subject
    const people = await needs.office.people(subject.appointment, subject)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const appointment = await appointmentOf(repositories, day.id, input.appointment)
      const now = needs.clock.now()
      allowChange(standing, appointment, session, now)
      await repositories.appointments.remove(appointment.id)
      const cause = standing === 'self' ? 'talent' : 'office'
      if (isToCome(appointment, now))
        await repositories.lostTimes.add(
          lostTime(appointment, { cause, lostAt: now, lostBy: makerOf(actor) }),
        )
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

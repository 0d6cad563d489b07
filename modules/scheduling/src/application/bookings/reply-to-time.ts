import { broken, CLOCK, invalid, isZone, useCase } from '@callboard/core'
import { replyToTime } from '../../contract/index.ts'
import { isOpenToTalent } from '../../domain/appointment.ts'
import { standingReply, timeReply } from '../../domain/time-reply.ts'
import { appointmentOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'
import { appointmentView } from './appointment-view.ts'
import { allowChange } from './change-rules.ts'
import { TellOffice } from './tell-office.ts'

/** The place stays the talent's whatever they say; another one is found by the casting office or by themselves. */
export const ReplyToTime = useCase(
  replyToTime,
  { store: SCHEDULING_STORE, office: TellOffice, clock: CLOCK },
  async ({ needs, input, subject }) => {
    const { session, day, standing } = subject
    const note = input.answer === 'other_time' ? (input.note ?? '').trim() : ''
    if (input.answer === 'other_time' && note === '') throw invalid('note', 'Say which times would suit you')
    const zone = input.time_zone
    if (zone !== undefined && !isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
    const people = await needs.office.people(subject.appointment, subject)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const before = await appointmentOf(repositories, day.id, input.appointment)
      const now = needs.clock.now()
      if (input.answer === 'other_time') allowChange(standing, before, session, now)
      else if (!isOpenToTalent(before, 0, now))
        throw broken('too_late', 'This appointment has begun. There is nothing left to confirm.')
      const said = standingReply(before)
      if (said?.answer === input.answer && said.note === note) return appointmentView(before)
      const after = {
        ...before,
        zone: zone ?? before.zone,
        reply: timeReply(before, input.answer, note),
      }
      await repositories.appointments.save(after)
      signalSlots(outbox, session.id, day.id, after.frameId)
      if (input.answer === 'other_time')
        needs.office.tell(outbox, 'OTHER_TIME_ASKED', after, session, people, note)
      return outbox.answer(appointmentView(after))
    })
  },
)

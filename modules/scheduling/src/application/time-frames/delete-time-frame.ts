import { CLOCK, useCase } from '@callboard/core'
import { deleteTimeFrame } from '../../contract/index.ts'
import { cancellation, isToCome } from '../../domain/day-plan.ts'
import { lostTime } from '../../domain/lost-time.ts'
import { frameOf, makerOf } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

export const DeleteTimeFrame = useCase(
  deleteTimeFrame,
  { store: SCHEDULING_STORE, notices: NoticeKeeper, clock: CLOCK },
  ({ needs, actor, input, subject: { session, day } }) =>
    needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const frame = await frameOf(repositories, day.id, input.availability)
      const now = needs.clock.now()
      const booked = await repositories.appointments.ofFrame(frame.id)
      const toCome = booked.filter((appointment) => isToCome(appointment, now))
      const cancelled = toCome.map(cancellation)
      for (const known of await needs.notices.release(repositories, cancelled)) {
        outbox.enqueue(tellTalent, tellTalentOf('DELETE_TIME_FRAME', known))
      }
      await repositories.appointments.removeAll(toCome.map(({ id }) => id))
      const loss = { cause: 'frame_deleted', lostAt: now, lostBy: makerOf(actor) } as const
      await repositories.lostTimes.add(...toCome.map((appointment) => lostTime(appointment, loss)))
      await repositories.frames.remove(frame.id)
      signalSlots(outbox, session.id, day.id, frame.id)
      return outbox.answer({ success: true })
    }),
)

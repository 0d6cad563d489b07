import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { deleteTimeFrame } from '../../contract/index.ts'
import { cancellation, isToCome } from '../../domain/day-plan.ts'
import { frameOf } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

export class DeleteTimeFrame extends useCase(deleteTimeFrame, {
  store: SCHEDULING_STORE,
  notices: NoticeKeeper,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof deleteTimeFrame>,
    { session, day }: SubjectOf<typeof deleteTimeFrame>,
  ): Promise<ReplyOf<typeof deleteTimeFrame>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const frame = await frameOf(repositories, day.id, input.availability)
      const now = this.needs.clock.now()
      const booked = await repositories.appointments.ofFrame(frame.id)
      const toCome = booked.filter((appointment) => isToCome(appointment, now))
      const cancelled = toCome.map(cancellation)
      for (const known of await this.needs.notices.release(repositories, cancelled)) {
        outbox.enqueue(tellTalent, tellTalentOf('DELETE_TIME_FRAME', known))
      }
      await repositories.appointments.removeAll(toCome.map(({ id }) => id))
      await repositories.frames.remove(frame.id)
      signalSlots(outbox, session.id, day.id, frame.id)
      return outbox.answer({ success: true })
    })
  }
}

import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { deleteTimeFrame } from '../../contract/index.ts'
import { frameOf } from '../found.ts'
import { tellTalent, tellTalentOf } from '../jobs.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

export class DeleteTimeFrame extends useCase(deleteTimeFrame, { store: SCHEDULING_STORE }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof deleteTimeFrame>,
    { session, day }: SubjectOf<typeof deleteTimeFrame>,
  ): Promise<ReplyOf<typeof deleteTimeFrame>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.frames.lockDay(session.id, day.id)
      const frame = await frameOf(repositories, day.id, input.availability)
      for (const appointment of await repositories.appointments.ofFrame(frame.id)) {
        outbox.enqueue(tellTalent, tellTalentOf('DELETE_TIME_FRAME', appointment))
      }
      await repositories.frames.remove(frame.id)
      signalSlots(outbox, session.id, day.id, frame.id)
      return outbox.answer({ success: true })
    })
  }
}

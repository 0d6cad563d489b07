import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { checkedIn } from '@callboard/lobby/contract'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

/** Ties a check-in to the talent's appointment of that date. */
export class OnCheckedIn extends eventHandler(checkedIn, 'scheduling.mark-checked-in', {
  store: SCHEDULING_STORE,
}) {
  async run(_actor: Actor, event: PayloadOf<typeof checkedIn>): Promise<void> {
    const userId = event.user_id
    if (userId === null) return
    await this.needs.store.write(async ({ frames, appointments }, outbox) => {
      if (!(await appointments.ofTalentOn(event.day_id, userId))) return
      await frames.lockDay(event.session_id, event.day_id)
      const appointment = await appointments.ofTalentOn(event.day_id, userId)
      if (!appointment || appointment.checkedIn) return
      await appointments.save({ ...appointment, checkedIn: true })
      signalSlots(outbox, event.session_id, event.day_id, appointment.frameId)
    })
  }
}

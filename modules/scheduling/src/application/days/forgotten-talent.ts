import { CLOCK, service } from '@callboard/core'
import { isToCome } from '../../domain/day-plan.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { signalSlots } from '../slots/signal-slots.ts'

/** More than a talent can have. */
const ALL = 100_000

/**
 * Takes a deleted account out of the schedules: its places still to come are free, and its past appointments stay as
 * rows that name no account. Times that it lost are gone.
 */
export class ForgottenTalent extends service({ store: SCHEDULING_STORE, clock: CLOCK }) {
  async forget(talentId: string): Promise<void> {
    const held = await this.needs.store.read(({ appointments }) => appointments.ofTalent(talentId, ALL))
    const days = new Map(held.map(({ dayId, sessionId }) => [dayId, sessionId]))
    for (const [dayId, sessionId] of days) await this.#forgetOn(dayId, sessionId, talentId)
    await this.needs.store.write(({ lostTimes }) => lostTimes.forget(talentId))
  }

  async #forgetOn(dayId: string, sessionId: string, talentId: string): Promise<void> {
    const now = this.needs.clock.now()
    await this.needs.store.write(async ({ frames, appointments }, outbox) => {
      await frames.lockDay(sessionId, dayId)
      const own = (await appointments.ofDay(dayId)).filter((appointment) => appointment.talentId === talentId)
      const toCome = own.filter((appointment) => isToCome(appointment, now))
      await appointments.removeAll(toCome.map(({ id }) => id))
      for (const { frameId } of toCome) signalSlots(outbox, sessionId, dayId, frameId)
      // An id of its own, because a date has each talent once.
      for (const past of own.filter((appointment) => !isToCome(appointment, now))) {
        const createdBy = past.createdBy === talentId ? past.id : past.createdBy
        await appointments.save({ ...past, talentId: past.id, createdBy, reply: null })
      }
    })
  }
}

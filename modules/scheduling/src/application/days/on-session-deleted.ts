import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { sessionDeleted } from '@callboard/projects/contract'
import { DayKeeper } from './day-keeper.ts'

/** Cancels the appointments still to come. */
export class OnSessionDeleted extends eventHandler(sessionDeleted, 'scheduling.cancel-session', {
  days: DayKeeper,
}) {
  async run(_actor: Actor, { session_id }: PayloadOf<typeof sessionDeleted>): Promise<void> {
    await this.needs.days.settleSession(session_id)
  }
}

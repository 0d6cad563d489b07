import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { sessionChanged } from '@callboard/projects/contract'
import { DayKeeper } from './day-keeper.ts'

export class OnSessionChanged extends eventHandler(sessionChanged, 'scheduling.follow-session', {
  days: DayKeeper,
}) {
  async run(_actor: Actor, { session_id }: PayloadOf<typeof sessionChanged>): Promise<void> {
    await this.needs.days.settleSession(session_id)
  }
}

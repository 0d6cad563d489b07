import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { talentLeftGroup } from '@callboard/lobby/contract'
import { TakesOfAbsent } from './takes-of-absent.ts'

/** The current group has lost talent: their takes end, also that of a device in the room which names them first. */
export class OnTalentLeftGroup extends eventHandler(talentLeftGroup, 'review.stop-takes-of-left-talent', {
  takes: TakesOfAbsent,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof talentLeftGroup>): Promise<void> {
    await this.needs.takes.stop(input.session_id, input.group_id)
  }
}

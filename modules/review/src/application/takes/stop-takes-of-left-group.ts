import { type Actor, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { stopTakesOfLeftGroup } from '../jobs.ts'
import { TakesOfAbsent } from './takes-of-absent.ts'

/**
 * The group may have been finished, or a talent removed from it, between the look at its members and the commit of
 * their takes: the events of that found no take to stop.
 */
export class StopTakesOfLeftGroup extends jobHandler(stopTakesOfLeftGroup, { takes: TakesOfAbsent }) {
  async run(_actor: Actor, { session, group }: PayloadOf<typeof stopTakesOfLeftGroup>): Promise<void> {
    await this.needs.takes.stop(session, group)
  }
}

import { type Actor, CLOCK, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { RUNNING_STATES } from '../../domain/take.ts'
import { stopTakesOfLeftGroup } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

/**
 * The group may have been finished, or a talent removed from it, between the look at its members and the commit of
 * their takes: the events of that found no take to stop.
 */
export class StopTakesOfLeftGroup extends jobHandler(stopTakesOfLeftGroup, {
  store: REVIEW_STORE,
  groups: GROUP_DIRECTORY,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof stopTakesOfLeftGroup>): Promise<void> {
    const current = await this.needs.groups.current(input.session)
    const members = current?.id === input.group ? current.members : []
    const here = new Set(members.map(({ recordId }) => recordId))
    await this.needs.store.write(async (repositories, outbox) => {
      const running = await repositories.takes.list({ groupId: input.group, states: RUNNING_STATES })
      const recordIds = running.map(({ recordId }) => recordId).filter((recordId) => !here.has(recordId))
      if (recordIds.length === 0) return
      const left = { groupId: input.group, recordIds }
      await stopRunningTakes(repositories, outbox, left, this.needs.clock.now())
    })
  }
}

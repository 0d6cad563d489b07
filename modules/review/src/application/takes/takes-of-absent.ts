import { CLOCK, service } from '@callboard/core'
import { GROUP_DIRECTORY, type GroupFacts } from '@callboard/lobby/queries'
import type { Take } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

const NOBODY: Pick<GroupFacts, 'members' | 'guests'> = { members: [], guests: [] }

/** Running takes of talent who are not in the current group. */
export class TakesOfAbsent extends service({
  store: REVIEW_STORE,
  groups: GROUP_DIRECTORY,
  clock: CLOCK,
}) {
  /** Stops those of a group: all of them when it is not the current one. */
  async stop(session: string, group: string): Promise<void> {
    const current = await this.needs.groups.current(session)
    const { members, guests } = current?.id === group ? current : NOBODY
    const here = new Set(members.map(({ recordId }) => recordId))
    const hasLeft = ({ recordId }: Take) => (recordId === null ? guests.length === 0 : !here.has(recordId))
    await this.needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { groupId: group }, this.needs.clock.now(), hasLeft),
    )
  }
}

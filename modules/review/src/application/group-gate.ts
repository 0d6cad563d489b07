import { type Actor, missing } from '@callboard/core'
import type { GroupDirectory, GroupFacts } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

const WHAT = 'This group'

/** Lets staff of a group's session through; to everybody else the group does not exist. */
export class GroupGate {
  readonly #groups: GroupDirectory
  readonly #gate: SessionGate

  constructor(groups: GroupDirectory, gate: SessionGate) {
    this.#groups = groups
    this.#gate = gate
  }

  /** @throws DomainError missing */
  async group(actor: Actor, groupId: string): Promise<GroupFacts> {
    const group = await this.#groups.find(groupId)
    if (!group) throw missing(WHAT)
    await this.#gate.staff(actor, group.sessionId, WHAT)
    return group
  }
}

import type { Actor } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import type { SessionGate } from './session-gate.ts'

/** All who are checked in to a session. */
export class TalentSessionRoomGuard {
  readonly #gate: SessionGate

  constructor(gate: SessionGate) {
    this.#gate = gate
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomAudience | null> {
    if (actor.kind === 'talent-page') return actor.sessionId === id ? 'talent' : null
    return (await this.#gate.isStaff(actor, id)) ? 'staff' : null
  }
}

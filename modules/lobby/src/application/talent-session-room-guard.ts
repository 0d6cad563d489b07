import type { Actor, RoomEntry } from '@callboard/core'
import type { SessionGate } from './session-gate.ts'

/** All who are checked in to a session. */
export class TalentSessionRoomGuard {
  readonly #gate: SessionGate

  constructor(gate: SessionGate) {
    this.#gate = gate
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    if (actor.kind === 'talent-page') return actor.sessionId === id ? { audience: 'talent' } : null
    return (await this.#gate.isStaff(actor, id)) ? { audience: 'staff' } : null
  }
}

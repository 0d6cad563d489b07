import type { Actor, RoomEntry } from '@callboard/core'
import type { SessionGate } from './session-gate.ts'

/** Staff and clients of a session. */
export class SessionRoomGuard {
  readonly #gate: SessionGate

  constructor(gate: SessionGate) {
    this.#gate = gate
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    const audience = await this.#gate.audience(actor, id)
    return audience && { audience }
  }
}

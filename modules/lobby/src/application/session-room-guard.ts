import type { Actor } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import type { SessionGate } from './session-gate.ts'

/** Staff and clients of a session. */
export class SessionRoomGuard {
  readonly #gate: SessionGate

  constructor(gate: SessionGate) {
    this.#gate = gate
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomAudience | null> {
    return await this.#gate.audience(actor, id)
  }
}

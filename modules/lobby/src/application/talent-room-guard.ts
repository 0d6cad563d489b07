import type { Actor, RoomEntry } from '@callboard/core'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

/** One talent's own device. */
export class TalentRoomGuard {
  readonly #store: LobbyStore
  readonly #gate: SessionGate

  constructor(store: LobbyStore, gate: SessionGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    if (actor.kind === 'talent-page') return actor.recordId === id ? { audience: 'talent' } : null
    if (actor.kind !== 'user') return null
    const record = await this.#store.read(({ records }) => records.find(id))
    if (!record) return null
    if (actor.userType === 'talent') return record.userId === actor.userId ? { audience: 'talent' } : null
    return (await this.#gate.isStaff(actor, record.sessionId)) ? { audience: 'staff' } : null
  }
}

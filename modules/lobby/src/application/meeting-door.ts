import { type Actor, type DomainError, denied, missing } from '@callboard/core'
import { type MeetingEntry, type MeetingRoomName, talentEntry, viewerEntry } from '../domain/index.ts'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

/** Decides who may enter which room of a session, for tickets and for the real-time rooms behind them. */
export class MeetingDoor {
  readonly #store: LobbyStore
  readonly #gate: SessionGate

  constructor(store: LobbyStore, gate: SessionGate) {
    this.#store = store
    this.#gate = gate
  }

  /** @returns how they come in, or why they may not */
  async enter(actor: Actor, sessionId: string, room: MeetingRoomName): Promise<MeetingEntry | DomainError> {
    const entry =
      actor.kind === 'talent-page'
        ? await this.#talent(actor.recordId, sessionId, room)
        : await this.#viewer(actor, sessionId, room)
    if (!entry) return missing('This session')
    return 'refused' in entry ? denied(entry.refused) : entry
  }

  async #talent(recordId: string, sessionId: string, room: MeetingRoomName) {
    const record = await this.#store.read(({ records }) => records.find(recordId))
    if (record?.sessionId !== sessionId) return null
    const session = await this.#gate.session(sessionId)
    return talentEntry(record, session.skipVirtualLobby, room)
  }

  async #viewer(actor: Actor, sessionId: string, room: MeetingRoomName) {
    const audience = await this.#gate.audience(actor, sessionId)
    return actor.kind === 'user' && audience ? viewerEntry(actor, audience, room) : null
  }
}

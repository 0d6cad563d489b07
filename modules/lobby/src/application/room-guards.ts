import { type Actor, DomainError } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import { MEETING_ROOMS } from '../contract/index.ts'
import type { MeetingDoor } from './meeting-door.ts'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

interface Room {
  readonly id: string
}

/** Staff and clients of a session. */
export class SessionRoomGuard {
  readonly #gate: SessionGate

  constructor(deps: { gate: SessionGate }) {
    this.#gate = deps.gate
  }

  async run(actor: Actor, { id }: Room): Promise<RoomAudience | null> {
    return await this.#gate.audience(actor, id)
  }
}

/** All who are checked in to a session. */
export class TalentSessionRoomGuard {
  readonly #gate: SessionGate

  constructor(deps: { gate: SessionGate }) {
    this.#gate = deps.gate
  }

  async run(actor: Actor, { id }: Room): Promise<RoomAudience | null> {
    if (actor.kind === 'talent-page') return actor.sessionId === id ? 'talent' : null
    return (await this.#gate.isStaff(actor, id)) ? 'staff' : null
  }
}

/** One talent's own device. */
export class TalentRoomGuard {
  readonly #gate: SessionGate
  readonly #store: LobbyStore

  constructor(deps: { gate: SessionGate; store: LobbyStore }) {
    this.#gate = deps.gate
    this.#store = deps.store
  }

  async run(actor: Actor, { id }: Room): Promise<RoomAudience | null> {
    if (actor.kind === 'talent-page') return actor.recordId === id ? 'talent' : null
    if (actor.kind !== 'user') return null
    const record = await this.#store.read(({ records }) => records.find(id))
    if (!record) return null
    if (actor.userType === 'talent') return record.userId === actor.userId ? 'talent' : null
    return (await this.#gate.isStaff(actor, record.sessionId)) ? 'staff' : null
  }
}

/** `main.{session}` and its like: whoever would get a ticket for it. */
export class MeetingRoomGuard {
  readonly #door: MeetingDoor

  constructor(deps: { door: MeetingDoor }) {
    this.#door = deps.door
  }

  async run(actor: Actor, { id }: Room): Promise<RoomAudience | null> {
    const dot = id.indexOf('.')
    const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
    if (!room) return null
    const entry = await this.#door.enter(actor, id.slice(dot + 1), room)
    return entry instanceof DomainError ? null : entry.audience
  }
}

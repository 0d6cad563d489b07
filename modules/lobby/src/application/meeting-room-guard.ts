import { type Actor, DomainError, type RoomEntry } from '@callboard/core'
import { MEETING_ROOMS } from '../contract/index.ts'
import type { MeetingDoor } from './meeting-door.ts'

/** `main.{session}` and its like: whoever would get a ticket for it, under the name that is on it. */
export class MeetingRoomGuard {
  readonly #door: MeetingDoor

  constructor(door: MeetingDoor) {
    this.#door = door
  }

  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    const dot = id.indexOf('.')
    const room = MEETING_ROOMS.find((name) => name === id.slice(0, dot))
    if (!room) return null
    const entry = await this.#door.enter(actor, id.slice(dot + 1), room)
    return entry instanceof DomainError ? null : { audience: entry.audience, name: entry.display }
  }
}

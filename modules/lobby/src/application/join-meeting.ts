import { type Actor, actorKey, DomainError } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import type { joinMeeting, MeetingTicket } from '../contract/index.ts'
import type { MeetingDoor } from './meeting-door.ts'
import type { MeetingProvider } from './ports/index.ts'

export class JoinMeeting {
  readonly #door: MeetingDoor
  readonly #meetings: MeetingProvider

  constructor(door: MeetingDoor, meetings: MeetingProvider) {
    this.#door = door
    this.#meetings = meetings
  }

  async run(actor: Actor, { session, room }: InputOf<typeof joinMeeting>): Promise<MeetingTicket> {
    const entry = await this.#door.enter(actor, session, room)
    if (entry instanceof DomainError) throw entry
    const { display, moderator, muted } = entry
    const person = actorKey(actor)
    return await this.#meetings.ticket({ person, sessionId: session, room, display, moderator, muted })
  }
}

import type { IceServers, MeetingProvider, MeetingRequest } from '@callboard/lobby'
import type { MeetingTicket } from '@callboard/lobby/contract'

/** Browsers that connect to each other, by way of the `meeting` real-time room. */
export class BuiltinMeetings implements MeetingProvider {
  readonly #ice: IceServers

  constructor(ice: IceServers) {
    this.#ice = ice
  }

  async ticket(request: MeetingRequest): Promise<MeetingTicket> {
    const { person, sessionId, room, display, moderator, muted } = request
    return {
      kind: 'builtin',
      room: `${room}.${sessionId}`,
      display,
      moderator,
      muted,
      ice_servers: this.#ice.for(person).map((server) => ({ ...server })),
    }
  }
}

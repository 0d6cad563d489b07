import type { MeetingProvider, MeetingRequest } from '@callboard/lobby'
import type { MeetingTicket } from '@callboard/lobby/contract'

/** A STUN or TURN server, in the browser's own terms. */
export interface IceServer {
  readonly urls: string
  readonly username?: string
  readonly credential?: string
}

/** Browsers that connect to each other, by way of the `meeting` real-time room. */
export class BuiltinMeetings implements MeetingProvider {
  readonly #iceServers: readonly IceServer[]

  constructor(settings: { readonly iceServers?: readonly IceServer[] } = {}) {
    this.#iceServers = settings.iceServers ?? []
  }

  async ticket({ sessionId, room, display, moderator, muted }: MeetingRequest): Promise<MeetingTicket> {
    return {
      kind: 'builtin',
      room: `${room}.${sessionId}`,
      display,
      moderator,
      muted,
      ice_servers: this.#iceServers.map((server) => ({ ...server })),
    }
  }
}

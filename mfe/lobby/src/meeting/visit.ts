import type { MeetingChannel, MeetingEvents, MeetingPeer, MeetingReply } from '@callboard/kit/data'
import type { SendLimits } from './built-in/peer-call.ts'
import type { LinkPorts } from './built-in/peer-link.ts'
import type { Entrance } from './entrance.ts'
import type { LocalMedia } from './local-media.ts'

/** Another person in the room. */
export interface Participant {
  readonly id: string
  readonly name: string
  readonly role: MeetingPeer['role']
  readonly stream: MediaStream | undefined
  readonly connected: boolean
  /** Devices that the participant sends. */
  readonly camera: boolean
  readonly microphone: boolean
}

/** Devices of this page that are switched on. */
export interface Sending {
  readonly camera: boolean
  readonly microphone: boolean
}

/** A stay of this page in one room, over any meeting service of the product's own. */
export interface Visit {
  /**
   * Comes in, once.
   * @throws Error when the line is cut meanwhile or the server does not answer within 10 s
   */
  join(): Promise<MeetingReply>
  /** Sets the tracks sent to the other participants. */
  send(stream: ReturnType<LocalMedia['stream']>, sending: Sending): void
  leave(): void
}

/** What a visit tells its page. */
export interface VisitEvents {
  readonly onChange: (people: readonly Participant[]) => void
  /** The server has taken us out of the room. */
  readonly onRemoved: () => void
  /** What is the matter with the pictures, for the person at the page; null: nothing. */
  readonly onNotice: (words: string | null) => void
  /** Only another ticket helps. */
  readonly onStale: () => void
}

/** Browser functions of a visit. */
export interface VisitPorts extends LinkPorts {
  /** Of this room, for all its visits of this page. */
  readonly entrance: Entrance
  readonly channel: (events: MeetingEvents) => Promise<MeetingChannel>
}

/** What a visit needs over any meeting service. */
export interface VisitOptions extends VisitEvents {
  readonly ports: VisitPorts
  readonly limits: SendLimits
  /** True when people of the two roles see each other. */
  readonly meets: (self: MeetingPeer['role'], peer: MeetingPeer['role']) => boolean
  readonly role: MeetingPeer['role']
}

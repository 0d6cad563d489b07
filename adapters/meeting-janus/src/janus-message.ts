/** What Janus says, as far as it is used here: https://janus.conf.meetecho.com/docs/rest.html and its VideoRoom plugin. */

export interface Jsep {
  readonly type: 'offer' | 'answer'
  readonly sdp: string
}

/** A sender in a room. `display` is what this adapter named it: audience and peer. */
export interface JanusPublisher {
  readonly id: number
  readonly display?: string
}

/** A place of a subscriber's connection. */
export interface JanusStream {
  readonly type: string
  readonly mid: string
  readonly active?: boolean
  readonly feed_id?: number
}

export interface VideoRoomData {
  readonly videoroom?: string
  readonly error_code?: number
  readonly error?: string
  readonly publishers?: readonly JanusPublisher[]
  readonly participants?: readonly object[]
  readonly streams?: readonly JanusStream[]
  /** A sender that stopped, by its id; `ok` when that is the asking one itself. */
  readonly unpublished?: number | 'ok'
  readonly leaving?: number | 'ok'
}

export interface JanusMessage {
  readonly janus: string
  readonly transaction?: string
  readonly sender?: number
  readonly data?: { readonly id: number }
  readonly error?: { readonly code: number; readonly reason: string }
  readonly plugindata?: { readonly data: VideoRoomData }
  readonly jsep?: Jsep
}

/** Codes of the VideoRoom plugin. */
export const NO_SUCH_ROOM = 426
export const ROOM_EXISTS = 427

/** Janus does not answer, or has forgotten the session. */
export class JanusAway extends Error {
  override readonly name = 'JanusAway'
}

/** Janus has refused a request. */
export class JanusRefusal extends Error {
  override readonly name = 'JanusRefusal'
  readonly code: number

  constructor(code: number, reason: string) {
    super(`Janus refused a request: ${reason} (${code})`)
    this.code = code
  }
}

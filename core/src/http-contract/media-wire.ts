/** Messages between a page and a media server, carried by the socket: browsers never speak to that server themselves. */

/** The two connections of a page: its own picture and sound, and those of all others. */
export type MediaLeg = 'send' | 'receive'

export interface MediaCandidate {
  readonly candidate: string
  readonly sdpMid?: string | null
  readonly sdpMLineIndex?: number | null
}

export type MediaRequest =
  /** Begins, or begins anew after `back`; `token` is that of the meeting ticket. */
  | { readonly kind: 'enter'; readonly token: string }
  /** Sends from now on; a second one replaces the connection of the first. The reply has the answer. */
  | { readonly kind: 'publish'; readonly sdp: string }
  /** Asks for a new connection to receive by, after the one before was lost. */
  | { readonly kind: 'receive' }
  /** To the offer of that number. */
  | { readonly kind: 'answer'; readonly offer: number; readonly sdp: string }
  /** `null`: there are no more. */
  | { readonly kind: 'candidate'; readonly leg: MediaLeg; readonly candidate: MediaCandidate | null }

export interface MediaSend {
  /** `meeting:{id}`, the page's own visit. */
  readonly room: string
  readonly request: MediaRequest
}

/**
 * `token`: not the token of this person for this room, or one that has expired; another ticket helps.
 * `unavailable`: the media server does not answer; `back` follows when it does.
 */
export type MediaReply =
  | { readonly ok: true; readonly sdp?: string }
  | {
      readonly ok: false
      readonly code: 'token' | 'denied' | 'invalid' | 'unavailable'
      readonly message: string
    }

/** A place of a received connection: the peer whose picture or sound comes there. */
export interface MediaPlace {
  readonly mid: string
  readonly peer: string
  readonly kind: 'audio' | 'video'
}

export type MediaMessage =
  | {
      readonly kind: 'offer'
      readonly offer: number
      readonly sdp: string
      readonly places: readonly MediaPlace[]
    }
  /** The media server has given up this connection: time for another one. */
  | { readonly kind: 'lost'; readonly leg: MediaLeg }
  /** The media server is away: all connections to it are lost. */
  | { readonly kind: 'away' }
  /** It answers again: time to enter anew. */
  | { readonly kind: 'back' }

export interface MediaDelivery {
  readonly room: string
  readonly message: MediaMessage
}

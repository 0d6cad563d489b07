import type { MediaMessage, MediaReply, MediaRequest } from '../http-contract/media-wire.ts'
import type { RoomAudience } from '../http-contract/signal.ts'

/** One visit of a meeting, as a media server is told of it. */
export interface MediaVisitor {
  /** Id of the meeting, as in its ticket. */
  readonly room: string
  /** Id of the visit among the peers of the meeting. */
  readonly peer: string
  /** The person, named by `actorKey`. */
  readonly person: string
  readonly audience: RoomAudience
}

/** The media of one visit. Nothing is open on the media server before the page enters by its token. */
export interface MediaVisit {
  /** Requests of one visit are done in their order. It does not throw. */
  receive(request: MediaRequest): Promise<MediaReply>
  /** Ends its connections on the media server at once. */
  close(): void
}

/** A media server that carries the picture and sound of meetings. */
export interface MeetingMedia {
  /** @param tell to the page of the visit */
  visit(visitor: MediaVisitor, tell: (message: MediaMessage) => void): MediaVisit
  /** Ends all visits of this process. */
  close(): void
}

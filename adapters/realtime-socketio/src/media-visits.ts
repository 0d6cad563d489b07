import { actorKey, type MediaVisit, type MeetingMedia } from '@callboard/core'
import type { MediaReply } from '@callboard/core/http-contract'
import { mediaSendOf } from './incoming.ts'
import { factsOf, type MeetingVisit, type RealtimeSocket, visitIn } from './server.ts'

const refused = (code: 'invalid' | 'denied', message: string): MediaReply => ({ ok: false, code, message })

/** Carries the messages between pages and the media server, for visits of meetings that this process serves. */
export class MediaVisits {
  readonly #media: MeetingMedia | undefined
  /** By peer id. */
  readonly #open = new Map<string, MediaVisit>()

  constructor(media: MeetingMedia | undefined) {
    this.#media = media
  }

  async receive(socket: RealtimeSocket, incoming: unknown): Promise<MediaReply> {
    const send = mediaSendOf(incoming)
    if (!send) return refused('invalid', 'This request was not understood.')
    const visit = visitIn(socket, send.room)
    if (!visit) return refused('denied', 'You are not in this room.')
    const media = this.#of(socket, visit)
    return media ? await media.receive(send.request) : refused('denied', 'This room has no media server.')
  }

  #of(socket: RealtimeSocket, { room, peer }: MeetingVisit): MediaVisit | undefined {
    const known = this.#open.get(peer.id)
    if (known || !this.#media) return known
    const visitor = {
      room: room.slice(room.indexOf(':') + 1),
      peer: peer.id,
      person: actorKey(factsOf(socket).actor),
      audience: peer.role,
    }
    const opened = this.#media.visit(visitor, (message) => socket.emit('meeting-media', { room, message }))
    this.#open.set(peer.id, opened)
    return opened
  }

  /** The visit has ended. */
  end(peer: string): void {
    this.#open.get(peer)?.close()
    this.#open.delete(peer)
  }
}

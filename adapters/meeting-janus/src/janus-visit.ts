import type { MediaVisit, MediaVisitor } from '@callboard/core'
import type { MediaMessage, MediaReply, MediaRequest } from '@callboard/core/http-contract'
import type { JanusHandle, JanusLink } from './janus-link.ts'
import { JanusAway, JanusRefusal, type VideoRoomData } from './janus-message.ts'
import { JanusReceiver } from './janus-receiver.ts'
import type { JanusRooms } from './janus-rooms.ts'
import type { RoomRights } from './room-token.ts'

export interface VisitPorts {
  readonly link: JanusLink
  readonly rooms: JanusRooms
  /** @returns null when the token does not let this visitor in */
  readonly rightsOf: (token: string) => RoomRights | null
  readonly tell: (message: MediaMessage) => void
  readonly warn: (fault: unknown) => void
  /** Janus could not be reached for this visit. */
  readonly onAway: () => void
  readonly onClose: () => void
}

const DONE: MediaReply = { ok: true }

const refused = (code: 'token' | 'denied' | 'invalid' | 'unavailable', message: string): MediaReply => ({
  ok: false,
  code,
  message,
})

const AWAY = refused('unavailable', 'The media server does not answer.')

/** `{audience}.{peer}`: how the sender of a visit is named at Janus. */
const displayOf = ({ audience, peer }: MediaVisitor) => `${audience}.${peer}`

/** One visit of a room at Janus: a place to send from, and one to receive all others by. */
export class JanusVisit implements MediaVisit {
  readonly visitor: MediaVisitor
  readonly #ports: VisitPorts
  #turn: Promise<unknown> = Promise.resolve()
  #rights: RoomRights | undefined
  #sender: JanusHandle | undefined
  #receiver: JanusReceiver | undefined
  #isClosed = false

  constructor(visitor: MediaVisitor, ports: VisitPorts) {
    this.visitor = visitor
    this.#ports = ports
  }

  receive(request: MediaRequest): Promise<MediaReply> {
    // A candidate belongs to a request before it, which may still be under way.
    const done = this.#turn.then(() => this.#take(request)).catch((fault: unknown) => this.#say(fault))
    this.#turn = done
    return done
  }

  #say(fault: unknown): MediaReply {
    if (fault instanceof JanusAway) {
      this.#ports.onAway()
      return AWAY
    }
    this.#ports.warn(fault)
    return fault instanceof JanusRefusal
      ? refused('invalid', 'The media server did not take this.')
      : refused('unavailable', 'The media server could not be asked.')
  }

  async #take(request: MediaRequest): Promise<MediaReply> {
    if (this.#isClosed) return refused('denied', 'You are not in this room.')
    if (request.kind === 'enter') return await this.#enter(request.token)
    if (!this.#rights) return refused('token', 'Your pass for this room is missing.')
    if (!this.#sender || !this.#receiver) return AWAY
    switch (request.kind) {
      case 'publish':
        return this.#rights.publishes
          ? await this.#publish(request.sdp)
          : refused('denied', 'You look on in this room.')
      case 'receive':
        await this.#receiver.begin()
        return DONE
      case 'answer':
        await this.#receiver.answer(request.offer, request.sdp)
        return DONE
      case 'candidate':
        if (request.leg === 'send') this.#sender.trickle(request.candidate)
        else this.#receiver.trickle(request.candidate)
        return DONE
    }
  }

  async #enter(token: string): Promise<MediaReply> {
    const rights = this.#ports.rightsOf(token)
    if (!rights) return refused('token', 'Your pass for this room is not valid any more.')
    await this.#leave()
    this.#rights = rights
    this.#receiver = new JanusReceiver({
      link: this.#ports.link,
      room: this.#ports.rooms.key(this.visitor.room),
      own: this.visitor.peer,
      meets: rights.meets,
      tell: this.#ports.tell,
      warn: this.#ports.warn,
    })
    await this.#join()
    return DONE
  }

  async #join(): Promise<void> {
    const { link, rooms } = this.#ports
    const sender = await link.attach({
      said: ({ data }) => this.#hear(data),
      hungUp: () => {
        if (this.#hasPublished) this.#ports.tell({ kind: 'lost', leg: 'send' })
      },
    })
    this.#sender = sender
    this.#receiver?.came(await rooms.join(this.visitor.room, sender, displayOf(this.visitor)))
    if (this.#isClosed) await this.#leave()
  }

  #hasPublished = false

  async #publish(sdp: string): Promise<MediaReply> {
    if (this.#hasPublished) {
      await this.#sender?.detach()
      this.#hasPublished = false
      await this.#join()
    }
    const { jsep } = (await this.#sender?.ask({ request: 'publish' }, { type: 'offer', sdp })) ?? {}
    if (!jsep) return refused('invalid', 'The media server gave no answer.')
    this.#hasPublished = true
    return { ok: true, sdp: jsep.sdp }
  }

  #hear({ videoroom, publishers, unpublished, leaving }: VideoRoomData): void {
    if (publishers) this.#receiver?.came(publishers)
    for (const gone of [unpublished, leaving]) if (typeof gone === 'number') this.#receiver?.went(gone)
    // Another process took the room for an empty one: the page enters anew and makes it again.
    if (videoroom === 'destroyed') this.#ports.tell({ kind: 'back' })
  }

  /** Janus was lost, and all it had. */
  away(): void {
    if (!this.#rights) return
    this.#sender = undefined
    this.#receiver?.close()
    this.#receiver = undefined
    this.#hasPublished = false
    this.#ports.tell({ kind: 'away' })
  }

  /** Janus answers again. */
  back(): void {
    this.#ports.tell({ kind: 'back' })
  }

  async #leave(): Promise<void> {
    const [sender, receiver] = [this.#sender, this.#receiver]
    this.#sender = undefined
    this.#receiver = undefined
    this.#hasPublished = false
    receiver?.close()
    await sender?.detach()
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    void this.#leave().then(this.#ports.onClose)
  }
}

import type {
  MediaMessage,
  MediaReply,
  MediaRequest,
  MeetingChannel,
  MeetingPeer,
  MeetingReply,
} from '@callboard/kit/data'
import { peerLetterOf } from '../peer-message.ts'
import { PeerPost } from '../peer-post.ts'
import type { Participant, Sending, Visit, VisitOptions } from '../visit.ts'
import { type ReceivedTracks, ReceiveLeg } from './receive-leg.ts'
import { SendLeg } from './send-leg.ts'

export const AWAY_WORDS =
  'The media server does not answer. Pictures and sound come back by themselves, usually within seconds.'
export const STALE_WORDS = 'Your pass for this room has expired. A new one is being fetched.'
export const AGAIN_WORDS = 'You are brought into the room again.'

export interface JanusRoomOptions extends VisitOptions {
  /** Of the ticket. */
  readonly token: string
  readonly publishes: boolean
}

const QUIET: Sending = { camera: false, microphone: false }

/** A visit of a room of the media server: everything the page sends goes there once, and everything it gets is from there. */
export class JanusRoom implements Visit {
  readonly #options: JanusRoomOptions
  readonly #peers = new Map<string, MeetingPeer>()
  /** Devices of the others, as they say; they may say so before the server names them. */
  readonly #sending = new Map<string, Sending>()
  /** Peers whose camera was on: an empty place of a picture would hold up the sound. */
  readonly #pictured = new Set<string>()
  readonly #streams = new Map<string, MediaStream>()
  readonly #post: PeerPost
  readonly #sender: SendLeg
  readonly #receiver: ReceiveLeg
  #tracks: ReceivedTracks = new Map()
  #isReceiving = false
  #channel: MeetingChannel | undefined
  #self: string | undefined
  /** Events from before the answer to the page's own join. */
  #early: (() => void)[] = []
  #stream: MediaStream | undefined
  #own = QUIET
  #hasEntered = false
  #left = false

  constructor(options: JanusRoomOptions) {
    this.#options = options
    const { after, connect } = options.ports
    this.#post = new PeerPost({
      after,
      send: (to, messages) => this.#channel?.send(to, { to, messages }),
    })
    const ports = {
      after,
      connect,
      media: (request: MediaRequest) => this.#ask(request),
      refused: (reply: Extract<MediaReply, { ok: false }>) => this.#refused(reply),
    }
    this.#sender = new SendLeg({ ...ports, onState: () => {} }, options.limits)
    this.#receiver = new ReceiveLeg({
      ...ports,
      onState: (connected) => {
        this.#isReceiving = connected
        this.#changed()
      },
      onTracks: (tracks) => {
        this.#tracks = tracks
        this.#changed()
      },
    })
  }

  join(): Promise<MeetingReply> {
    return this.#options.ports.entrance.enter(this, () => this.#enter())
  }

  async #enter(): Promise<MeetingReply> {
    if (this.#left) throw new Error('The room was left before it was entered.')
    this.#channel = await this.#options.ports.channel({
      joined: (peer) => this.#whenIn(() => this.#add(peer)),
      left: ({ id }) => this.#whenIn(() => this.#hasLeft(id)),
      signal: ({ from, data }) => this.#whenIn(() => this.#hear(from, data)),
      media: (message) => this.#whenIn(() => this.#take(message)),
    })
    const reply = await this.#channel.join().catch((fault: unknown) => {
      this.#channel?.leave()
      throw fault
    })
    if (!reply.ok || this.#left) this.#channel.leave()
    else this.#arrive(reply.self, reply.peers)
    return reply
  }

  #arrive(self: string, peers: readonly MeetingPeer[]): void {
    this.#self = self
    const early = this.#early
    this.#early = []
    for (const peer of peers) this.#add(peer)
    for (const run of early) run()
    this.#changed()
    void this.#enterMedia()
  }

  #whenIn(run: () => void): void {
    if (this.#left) return
    if (this.#self !== undefined) run()
    else this.#early.push(run)
  }

  #ask(request: MediaRequest): Promise<MediaReply> {
    return this.#channel && !this.#left
      ? this.#channel.media(request)
      : Promise.reject(new Error('The room was left.'))
  }

  /** Shows the ticket's token to the media server, and again whenever that comes back. */
  async #enterMedia(): Promise<void> {
    this.#hasEntered = false
    this.#stopMedia()
    // A line that is cut meanwhile brings another visit.
    const reply = await this.#ask({ kind: 'enter', token: this.#options.token }).catch(() => undefined)
    if (!reply || this.#left) return
    if (!reply.ok) return this.#refused(reply)
    this.#hasEntered = true
    this.#options.onNotice(null)
    this.#receiver.listen()
    this.#publish()
  }

  #publish(): void {
    if (!this.#hasEntered || !this.#options.publishes || !this.#stream) return
    this.#sender.setTracks(this.#stream)
    if (!this.#sender.isRunning) this.#sender.start()
  }

  #refused({ code }: Extract<MediaReply, { ok: false }>): void {
    if (this.#left) return
    if (code === 'token' || code === 'denied') {
      this.#options.onNotice(code === 'token' ? STALE_WORDS : AGAIN_WORDS)
      this.#options.onStale()
    } else if (code === 'unavailable') this.#away()
    else this.#sender.again()
  }

  #take(message: MediaMessage): void {
    switch (message.kind) {
      case 'offer':
        this.#receiver.take(message)
        break
      case 'lost':
        if (message.leg === 'send') this.#sender.again()
        else this.#receiver.again()
        break
      case 'away':
        this.#away()
        break
      case 'back':
        void this.#enterMedia()
    }
  }

  #away(): void {
    this.#hasEntered = false
    this.#stopMedia()
    this.#options.onNotice(AWAY_WORDS)
  }

  #stopMedia(): void {
    this.#sender.stop()
    this.#receiver.stop()
    this.#tracks = new Map()
    this.#isReceiving = false
    this.#changed()
  }

  leave(): void {
    if (this.#left) return
    this.#left = true
    this.#post.close()
    this.#sender.stop()
    this.#receiver.stop()
    // A pending join leaves once its answer has come: the server might handle leave and join in the reverse order.
    if (this.#self !== undefined) this.#channel?.leave()
  }

  send(stream: MediaStream | undefined, { camera, microphone }: Sending): void {
    this.#stream = stream
    const isNews = camera !== this.#own.camera || microphone !== this.#own.microphone
    this.#own = { camera, microphone }
    if (isNews) for (const id of this.#peers.keys()) this.#tellSending(id)
    this.#publish()
  }

  #tellSending(id: string): void {
    if (this.#options.publishes) this.#post.add(id, { kind: 'sending', ...this.#own })
  }

  #add(peer: MeetingPeer): void {
    if (this.#peers.has(peer.id) || !this.#options.meets(this.#options.role, peer.role)) return
    this.#peers.set(peer.id, peer)
    if (this.#own.camera || this.#own.microphone) this.#tellSending(peer.id)
    this.#changed()
  }

  #hear(from: string, data: unknown): void {
    const letter = peerLetterOf(data)
    if (!letter || letter.to !== this.#self) return
    for (const message of letter.messages) {
      if (message.kind !== 'sending') continue
      this.#sending.set(from, message)
      if (message.camera) this.#pictured.add(from)
    }
    this.#changed()
  }

  #hasLeft(id: string): void {
    if (id === this.#self) {
      this.#options.onRemoved()
      return
    }
    this.#post.forget(id)
    this.#sending.delete(id)
    this.#pictured.delete(id)
    this.#streams.delete(id)
    if (this.#peers.delete(id)) this.#changed()
  }

  /** The same stream for as long as its tracks are the same: the element of a picture plays on. */
  #streamOf(id: string): MediaStream | undefined {
    const tracks = (this.#tracks.get(id) ?? []).filter(
      ({ kind }) => kind === 'audio' || this.#pictured.has(id),
    )
    const before = this.#streams.get(id)
    const known = before?.getTracks() ?? []
    if (before && known.length === tracks.length && tracks.every((track) => known.includes(track)))
      return before
    if (tracks.length === 0) {
      this.#streams.delete(id)
      return undefined
    }
    const stream = this.#options.ports.streamOf(tracks)
    this.#streams.set(id, stream)
    return stream
  }

  #changed(): void {
    if (this.#left || this.#self === undefined) return
    const people = [...this.#peers.values()].map(({ id, name, role }): Participant => {
      const { camera, microphone } = this.#sending.get(id) ?? QUIET
      const stream = this.#streamOf(id)
      return { id, name, role, stream, connected: this.#isReceiving && !!stream, camera, microphone }
    })
    this.#options.onChange(people)
  }
}

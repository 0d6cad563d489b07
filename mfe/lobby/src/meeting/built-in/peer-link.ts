import type { After } from '../after.ts'
import type { CallMessage } from '../peer-message.ts'
import { PeerCall, type SendLimits } from './peer-call.ts'

/** Browser functions of a link. */
export interface LinkPorts {
  readonly connect: () => RTCPeerConnection
  readonly streamOf: (tracks: readonly MediaStreamTrack[]) => MediaStream
  readonly after: After
}

export interface PeerLinkOptions extends LinkPorts {
  /** Makes the offers; exactly one of the two does, so that offers never cross. */
  readonly leads: boolean
  readonly limits: SendLimits
  /** Larger each time, for as long as the other side knows this page by the same id. */
  readonly nextCall: () => number
  readonly post: (message: CallMessage) => void
  readonly onStream: (stream: MediaStream) => void
  readonly onState: (connected: boolean) => void
}

type Candidate = Extract<CallMessage, { kind: 'candidate' }>

/** How long a call may take to come about, and how long it may be gone, before another is made. Milliseconds. */
const TO_CONNECT = 10_000
const TO_RECOVER = 4_000

/**
 * The link of this page to another person: a call, and another one whenever that does not come about or is lost. The
 * calls are numbered, so that late messages about an earlier call are told apart.
 */
export class PeerLink {
  readonly #options: PeerLinkOptions
  readonly #tracks = new Map<string, MediaStreamTrack>()
  #number = 0
  #call: PeerCall | undefined
  #stream: MediaStream | undefined
  #pictured = false
  #held: Candidate[] = []
  #chain: Promise<void> = Promise.resolve()
  #callOff: (() => void) | undefined
  #closed = false

  constructor(options: PeerLinkOptions) {
    this.#options = options
    if (options.leads) void this.#offer()
    else this.#watch(TO_CONNECT)
  }

  #begin(number: number): PeerCall {
    this.#call?.close()
    this.#number = number
    this.#tracks.clear()
    const isCurrent = () => this.#number === number && !this.#closed
    const call = new PeerCall({
      connection: this.#options.connect(),
      group: this.#options.streamOf([]),
      limits: this.#options.limits,
      events: {
        candidate: (candidate) => {
          if (isCurrent()) this.#options.post({ kind: 'candidate', call: number, candidate })
        },
        track: (track) => {
          this.#tracks.set(track.kind, track)
          this.#show()
        },
        state: (state) => {
          if (isCurrent()) this.#stateChanged(state)
        },
      },
    })
    call.setTracks(this.#stream)
    this.#call = call
    this.#watch(TO_CONNECT)
    return call
  }

  async #offer(): Promise<void> {
    const call = this.#begin(this.#options.nextCall())
    const number = this.#number
    try {
      const sdp = await call.offer()
      if (call === this.#call) this.#options.post({ kind: 'offer', call: number, sdp })
    } catch {
      // Closed meanwhile. After any other fault the watch makes another call.
    }
  }

  #stateChanged(state: RTCPeerConnectionState): void {
    this.#options.onState(state === 'connected')
    if (state === 'connected') this.#callOff?.()
    if (state === 'disconnected') this.#watch(TO_RECOVER)
    if (state === 'failed') this.#again()
  }

  #watch(patience: number): void {
    this.#callOff?.()
    this.#callOff = this.#options.after(patience, () => this.#again())
  }

  #again(): void {
    if (this.#options.leads) void this.#offer()
    else {
      this.#options.post({ kind: 'again', call: this.#number })
      this.#watch(TO_CONNECT)
    }
  }

  /** Messages are taken in one after the other. */
  receive(message: CallMessage): void {
    this.#chain = this.#chain
      .then(() => (this.#closed ? undefined : this.#take(message)))
      // An unusable message belongs to a closed call; otherwise the watch makes another call.
      .catch(() => {})
  }

  async #take(message: CallMessage): Promise<void> {
    const { leads } = this.#options
    switch (message.kind) {
      case 'offer':
        if (!leads && message.call > this.#number) await this.#answer(message.call, message.sdp)
        return
      case 'answer':
        if (!leads || message.call !== this.#number) return
        await this.#call?.accept(message.sdp)
        return this.#addHeld()
      case 'candidate':
        this.#held.push(message)
        return this.#addHeld()
      case 'again':
        if (leads && (message.call === this.#number || message.call === 0)) await this.#offer()
        return
    }
  }

  async #answer(number: number, offer: string): Promise<void> {
    const call = this.#begin(number)
    const sdp = await call.answer(offer)
    if (call !== this.#call) return
    this.#options.post({ kind: 'answer', call: number, sdp })
    await this.#addHeld()
  }

  /** Candidates that came before the description they belong to. */
  async #addHeld(): Promise<void> {
    const call = this.#call
    if (!call?.takesCandidates) return
    const due = this.#held.filter((each) => each.call === this.#number)
    this.#held = this.#held.filter((each) => each.call > this.#number)
    for (const { candidate } of due) await call.addCandidate(candidate).catch(() => {})
  }

  /** Sends these tracks from now on, in this call and in all later ones. */
  setTracks(stream: MediaStream | undefined): void {
    this.#stream = stream
    this.#call?.setTracks(stream)
  }

  /** The other side lets its camera be seen. Until then the place of its picture holds up the sound. */
  showPicture(): void {
    if (this.#pictured) return
    this.#pictured = true
    this.#show()
  }

  #show(): void {
    const tracks = [...this.#tracks.values()].filter(({ kind }) => kind === 'audio' || this.#pictured)
    if (tracks.length > 0) this.#options.onStream(this.#options.streamOf(tracks))
  }

  close(): void {
    this.#closed = true
    this.#callOff?.()
    this.#call?.close()
  }
}

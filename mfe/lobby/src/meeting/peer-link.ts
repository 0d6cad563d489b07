import type { PeerMessage } from './peer-message.ts'

/** How much of one's own picture each other person gets. */
export interface SendLimits {
  /** bits per second */
  readonly video: number
  readonly scaleDownBy: number
}

export interface PeerLinkOptions {
  /** Gives way when both offer at once; exactly one of the two does. */
  readonly polite: boolean
  readonly iceServers: RTCIceServer[]
  readonly limits: SendLimits
  readonly send: (message: PeerMessage) => void
  readonly onStream: (stream: MediaStream) => void
  readonly onState: (connected: boolean) => void
}

/** How long a line may be gone before another way is looked for. Milliseconds. */
const PATIENCE = 4_000

/** The call with one other person, by the perfect negotiation pattern of the WebRTC specification. */
export class PeerLink {
  readonly #pc: RTCPeerConnection
  readonly #options: PeerLinkOptions
  readonly #incoming = new MediaStream()
  #making = false
  #ignoring = false
  #chain: Promise<void> = Promise.resolve()
  #restart: ReturnType<typeof setTimeout> | undefined

  constructor(options: PeerLinkOptions) {
    this.#options = options
    this.#pc = new RTCPeerConnection({ iceServers: options.iceServers })
    this.#pc.onnegotiationneeded = () => void this.#offer()
    this.#pc.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ kind: 'candidate', candidate: candidate.toJSON() })
    }
    this.#pc.ontrack = ({ track }) => {
      for (const old of this.#incoming.getTracks())
        if (old.kind === track.kind) this.#incoming.removeTrack(old)
      this.#incoming.addTrack(track)
      options.onStream(this.#incoming)
    }
    this.#pc.onconnectionstatechange = () => this.#stateChanged()
  }

  #stateChanged(): void {
    const state = this.#pc.connectionState
    clearTimeout(this.#restart)
    this.#options.onState(state === 'connected')
    if (state === 'failed') this.#pc.restartIce()
    if (state === 'disconnected') this.#restart = setTimeout(() => this.#pc.restartIce(), PATIENCE)
  }

  async #offer(): Promise<void> {
    try {
      this.#making = true
      await this.#pc.setLocalDescription()
      this.#sendDescription()
    } catch {
      // The link was closed, or the other side's offer came first: the pattern asks for negotiation again.
    } finally {
      this.#making = false
    }
  }

  #sendDescription(): void {
    const description = this.#pc.localDescription
    if (description) this.#options.send({ kind: 'description', description: description.toJSON() })
  }

  /** Messages are taken in one after the other. */
  receive(message: PeerMessage): void {
    this.#chain = this.#chain
      .then(() => this.#take(message))
      // A message for a negotiation that was given up fails and is of no use any more.
      .catch(() => {})
  }

  async #take(message: PeerMessage): Promise<void> {
    if (message.kind === 'description') {
      const { description } = message
      const collides = description.type === 'offer' && (this.#making || this.#pc.signalingState !== 'stable')
      this.#ignoring = !this.#options.polite && collides
      if (this.#ignoring) return
      await this.#pc.setRemoteDescription(description)
      if (description.type !== 'offer') return
      await this.#pc.setLocalDescription()
      this.#sendDescription()
    } else if (message.kind === 'candidate' && !this.#ignoring) {
      await this.#pc.addIceCandidate(message.candidate)
    }
  }

  /** Sends these tracks from now on, in the place of those of the same kind before. */
  setTracks(stream: MediaStream | undefined): void {
    for (const kind of ['audio', 'video'] as const) {
      const track = stream?.getTracks().find((each) => each.kind === kind) ?? null
      const sender = this.#pc
        .getTransceivers()
        .find(({ receiver, sender: each }) => receiver.track.kind === kind && each.track !== null)?.sender
      if (sender) void this.#replace(sender, track)
      else if (track && stream) this.#limit(this.#pc.addTrack(track, stream))
    }
  }

  async #replace(sender: RTCRtpSender, track: MediaStreamTrack | null): Promise<void> {
    if (sender.track === track || this.#pc.signalingState === 'closed') return
    await sender.replaceTrack(track).catch(() => {})
  }

  #limit(sender: RTCRtpSender): void {
    if (sender.track?.kind !== 'video') return
    const parameters = sender.getParameters()
    const { video, scaleDownBy } = this.#options.limits
    for (const encoding of parameters.encodings ?? []) {
      encoding.maxBitrate = video
      encoding.scaleResolutionDownBy = scaleDownBy
    }
    // Older browsers set no limits before the first offer; the picture then is as large as the line allows.
    if (parameters.encodings?.length) void sender.setParameters(parameters).catch(() => {})
  }

  close(): void {
    clearTimeout(this.#restart)
    this.#pc.onconnectionstatechange = null
    this.#pc.close()
  }
}

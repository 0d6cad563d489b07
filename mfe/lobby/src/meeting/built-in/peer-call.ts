/** Limits of the own picture for each other person. */
export interface SendLimits {
  /** bits per second */
  readonly video: number
  readonly scaleDownBy: number
}

export interface PeerCallEvents {
  readonly candidate: (candidate: RTCIceCandidateInit) => void
  readonly track: (track: MediaStreamTrack) => void
  readonly state: (state: RTCPeerConnectionState) => void
}

export interface PeerCallOptions {
  readonly connection: RTCPeerConnection
  /** Groups sound and picture, so that the other side plays them in step. */
  readonly group: MediaStream
  readonly limits: SendLimits
  readonly events: PeerCallEvents
}

const KINDS = ['audio', 'video'] as const

/**
 * A connection to another person. It has a place for sound and one for the picture in both directions from its
 * first offer on; cameras and microphones come and go in these places, so that it is negotiated exactly once.
 */
export class PeerCall {
  readonly #connection: RTCPeerConnection
  readonly #group: MediaStream
  readonly #limits: SendLimits
  #stream: MediaStream | undefined

  constructor({ connection, group, limits, events }: PeerCallOptions) {
    this.#connection = connection
    this.#group = group
    this.#limits = limits
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) events.candidate(candidate.toJSON())
    }
    connection.ontrack = ({ track }) => events.track(track)
    connection.onconnectionstatechange = () => events.state(connection.connectionState)
  }

  /** @throws when the call was closed meanwhile */
  async offer(): Promise<string> {
    for (const kind of KINDS)
      this.#connection.addTransceiver(kind, {
        streams: [this.#group],
        ...(kind === 'video' ? { sendEncodings: [this.#encoding()] } : {}),
      })
    return this.#describe()
  }

  /** @throws when the offer cannot be used, or the call was closed meanwhile */
  async answer(offer: string): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: offer })
    for (const transceiver of this.#connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      transceiver.sender.setStreams(this.#group)
      this.#limit(transceiver)
    }
    return this.#describe()
  }

  /** @throws when the answer cannot be used */
  async accept(answer: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: answer })
  }

  async #describe(): Promise<string> {
    this.#place()
    await this.#connection.setLocalDescription()
    return this.#connection.localDescription?.sdp ?? ''
  }

  /** Before the other side has described itself, its candidates mean nothing. */
  get takesCandidates(): boolean {
    return this.#connection.remoteDescription !== null
  }

  /** @throws when this call cannot use it */
  async addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    await this.#connection.addIceCandidate(candidate)
  }

  /** Sends these tracks from now on, in place of the earlier ones. */
  setTracks(stream: MediaStream | undefined): void {
    this.#stream = stream
    this.#place()
  }

  #place(): void {
    const tracks = this.#stream?.getTracks() ?? []
    for (const { sender, receiver } of this.#connection.getTransceivers()) {
      const track = tracks.find(({ kind }) => kind === receiver.track.kind) ?? null
      // Fails only when the call is closed.
      if (sender.track !== track) sender.replaceTrack(track).catch(() => {})
    }
  }

  #encoding(): RTCRtpEncodingParameters {
    return { maxBitrate: this.#limits.video, scaleResolutionDownBy: this.#limits.scaleDownBy }
  }

  #limit({ sender, receiver }: RTCRtpTransceiver): void {
    if (receiver.track.kind !== 'video') return
    const parameters = sender.getParameters()
    for (const encoding of parameters.encodings) Object.assign(encoding, this.#encoding())
    // Browsers that set no limits here send as large a picture as the line allows.
    if (parameters.encodings.length > 0) sender.setParameters(parameters).catch(() => {})
  }

  close(): void {
    this.#connection.onconnectionstatechange = null
    this.#connection.onicecandidate = null
    this.#connection.ontrack = null
    this.#connection.close()
  }
}

import type { MediaMessage } from '@callboard/kit/data'
import { type LegPorts, MediaLeg } from './media-leg.ts'

export type MediaOffer = Extract<MediaMessage, { kind: 'offer' }>

/** Peer → its picture and sound. */
export type ReceivedTracks = ReadonlyMap<string, readonly MediaStreamTrack[]>

export interface ReceivePorts extends LegPorts {
  readonly onTracks: (tracks: ReceivedTracks) => void
}

/** The picture and sound of all others, by offers of the media server: one more each time a sender comes. */
export class ReceiveLeg extends MediaLeg {
  readonly #onTracks: ReceivePorts['onTracks']
  #chain: Promise<void> = Promise.resolve()
  /** The media server begins anew: offers from before are of no use. */
  #isAsking = false

  constructor(ports: ReceivePorts) {
    super('receive', ports)
    this.#onTracks = ports.onTracks
  }

  protected async negotiate(): Promise<void> {
    this.#isAsking = true
    this.#onTracks(new Map())
    try {
      const reply = await this.ports.media({ kind: 'receive' })
      if (!reply.ok) this.ports.refused(reply)
    } finally {
      this.#isAsking = false
    }
  }

  /** The media server knows of this page, and offers as soon as there is something to receive. */
  listen(): void {
    this.run()
  }

  /** Offers are taken in one after the other. */
  take(offer: MediaOffer): void {
    if (this.#isAsking || !this.isRunning) return
    this.#chain = this.#chain.then(() => this.#answer(offer)).catch(() => this.again())
  }

  async #answer({ offer, sdp, places }: MediaOffer): Promise<void> {
    if (!this.isRunning) return
    const connection = this.connection ?? this.open()
    await connection.setRemoteDescription({ type: 'offer', sdp })
    await connection.setLocalDescription()
    if (this.connection !== connection) return
    const tracks = new Map<string, MediaStreamTrack[]>()
    for (const { mid, peer } of places) {
      const transceiver = connection.getTransceivers().find((one) => one.mid === mid)
      if (transceiver) tracks.set(peer, [...(tracks.get(peer) ?? []), transceiver.receiver.track])
    }
    this.#onTracks(tracks)
    const answer = connection.localDescription?.sdp ?? ''
    const reply = await this.ports.media({ kind: 'answer', offer, sdp: answer })
    if (!reply.ok && this.connection === connection) this.ports.refused(reply)
  }
}

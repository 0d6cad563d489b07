import type { SendLimits } from '../built-in/peer-call.ts'
import { type LegPorts, MediaLeg } from './media-leg.ts'

/** The page's own picture and sound, sent once. Cameras and microphones come and go in the two places of one offer. */
export class SendLeg extends MediaLeg {
  readonly #limits: SendLimits
  #stream: MediaStream | undefined

  constructor(ports: LegPorts, limits: SendLimits) {
    super('send', ports)
    this.#limits = limits
  }

  setTracks(stream: MediaStream | undefined): void {
    this.#stream = stream
    for (const { sender, receiver } of this.connection?.getTransceivers() ?? []) {
      const track = stream?.getTracks().find(({ kind }) => kind === receiver.track.kind) ?? null
      // Fails only when the connection is closed.
      if (sender.track !== track) sender.replaceTrack(track).catch(() => {})
    }
  }

  protected async negotiate(): Promise<void> {
    const connection = this.open()
    connection.addTransceiver('audio', { direction: 'sendonly' })
    connection.addTransceiver('video', {
      direction: 'sendonly',
      sendEncodings: [{ maxBitrate: this.#limits.video, scaleResolutionDownBy: this.#limits.scaleDownBy }],
    })
    this.setTracks(this.#stream)
    await connection.setLocalDescription()
    const reply = await this.ports.media({ kind: 'publish', sdp: connection.localDescription?.sdp ?? '' })
    if (this.connection !== connection) return
    if (!reply.ok) return this.ports.refused(reply)
    await connection.setRemoteDescription({ type: 'answer', sdp: reply.sdp ?? '' })
  }
}

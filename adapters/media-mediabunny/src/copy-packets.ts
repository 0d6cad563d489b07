import {
  type AudioCodec,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { ReadableMedia } from './read-media.ts'

interface Track {
  readonly packets: AsyncIterator<EncodedPacket>
  add(packet: EncodedPacket): Promise<void>
  close(): void
  next: EncodedPacket | null
}

type PacketReader = ConstructorParameters<typeof EncodedPacketSink>[0]

const countOf = async (track: PacketReader) => (await track.computePacketStats()).packetCount

/**
 * Writes an MP4 with the same packets and room for its index in front, so that memory stays flat for any length.
 * Metadata of the source, such as the place of recording, is left behind.
 */
export async function copyPackets(
  { video, audio }: ReadableMedia,
  audioCodec: AudioCodec | null,
  target: string,
): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(target),
  })
  const tracks: Track[] = []

  const videoSource = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(videoSource, {
    rotation: await video.getRotation(),
    flip: await video.getFlip(),
    maximumPacketCount: await countOf(video),
  })
  const decoderConfig = (await video.getDecoderConfig()) ?? undefined
  tracks.push({
    packets: new EncodedPacketSink(video).packets(),
    add: (packet) => videoSource.add(packet, { decoderConfig }),
    close: () => videoSource.close(),
    next: null,
  })

  if (audio && audioCodec) {
    const audioSource = new EncodedAudioPacketSource(audioCodec)
    output.addAudioTrack(audioSource, { maximumPacketCount: await countOf(audio) })
    const config = (await audio.getDecoderConfig()) ?? undefined
    tracks.push({
      packets: new EncodedPacketSink(audio).packets(),
      add: (packet) => audioSource.add(packet, { decoderConfig: config }),
      close: () => audioSource.close(),
      next: null,
    })
  }

  try {
    await output.start()
    await interleave(tracks)
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
}

/** Adds the packets of all tracks in the order of their times, which begin at zero. */
async function interleave(tracks: readonly Track[]): Promise<void> {
  for (const track of tracks) await advance(track)
  const start = Math.min(...tracks.map((track) => track.next?.timestamp ?? Number.POSITIVE_INFINITY))
  for (;;) {
    const open = tracks.filter((track) => track.next !== null)
    if (open.length === 0) return
    const first = open.reduce((a, b) => (b.next!.timestamp < a.next!.timestamp ? b : a))
    const packet = first.next!
    await first.add(packet.clone({ timestamp: packet.timestamp - start }))
    await advance(first)
  }
}

async function advance(track: Track): Promise<void> {
  const { value, done } = await track.packets.next()
  track.next = done ? null : value
  if (done) track.close()
}

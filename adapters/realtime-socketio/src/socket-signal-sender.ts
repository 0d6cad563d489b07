import type { NumberedSignal, SignalSender } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import { channelOf } from './room-membership.ts'
import type { RealtimeServer } from './server.ts'

const AUDIENCES: readonly RoomAudience[] = ['staff', 'client', 'talent']

/** One emit, and so one serialisation, per audience; those who may not see a signal get its number. */
export class SocketSignalSender implements SignalSender {
  readonly #io: RealtimeServer

  constructor(io: RealtimeServer) {
    this.#io = io
  }

  send({ room, seq, type, views }: NumberedSignal): void {
    const unseeing: string[] = []
    for (const audience of AUDIENCES) {
      const payload = views[audience]
      if (payload === undefined) unseeing.push(channelOf(room, audience))
      else this.#io.to(channelOf(room, audience)).emit('signal', { room, seq, type, payload })
    }
    if (unseeing.length > 0) this.#io.to(unseeing).emit('signal', { room, seq, type })
  }
}

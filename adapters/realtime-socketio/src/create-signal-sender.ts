import type { SignalSender } from '@callboard/core'
import { Server } from 'socket.io'
import { Cluster } from './cluster.ts'
import { RedisLink, type RedisSettings } from './redis-link.ts'
import type { Logger, RealtimeServer } from './server.ts'

export interface SignalSenderSettings {
  /** As for `createRealtime` of the processes that have the sockets. */
  readonly redis: RedisSettings
  readonly logger: Logger
}

/**
 * Sends signals from a process without sockets to the processes that have them.
 * @throws Error naming the setting that is wrong
 */
export function createSignalSender({ redis, logger }: SignalSenderSettings): {
  readonly sender: SignalSender
  close(): Promise<void>
} {
  const link = new RedisLink(redis, logger)
  const io: RealtimeServer = new Server({ serveClient: false, adapter: link.adapter })
  const cluster = new Cluster(io, true)
  return {
    sender: { send: (signal) => cluster.tell('signal', signal) },
    async close() {
      await io.of('/').adapter.close()
      await link.close()
    },
  }
}

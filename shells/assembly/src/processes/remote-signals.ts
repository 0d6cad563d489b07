import type { SignalSender } from '@callboard/core'
import { createSignalSender } from '@callboard/realtime-socketio'
import type { Install } from '../install/open-install.ts'

/** Signals of a process that has no sockets of its own. @throws Error when the settings name no Redis */
export function remoteSignals({ settings: { redis }, logger }: Install): {
  readonly sender: SignalSender
  stop(): Promise<void>
} {
  if (!redis) throw new Error('REDIS_URL is missing.')
  const { sender, close } = createSignalSender({ redis, logger })
  return { sender, stop: close }
}

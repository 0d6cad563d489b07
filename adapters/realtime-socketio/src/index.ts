export { createRealtime, type Realtime, type RealtimeSettings } from './create-realtime.ts'
export { createSignalSender, type SignalSenderSettings } from './create-signal-sender.ts'
export type { RedisSettings } from './redis-link.ts'
export type { Logger } from './server.ts'

export { createRealtime, type Realtime, type RealtimeSettings } from './create-realtime.ts'
export type { Logger } from './server.ts'

export { type JanusMeetings, janusMeetings } from './janus-meetings.ts'
export type { JanusSettings } from './janus-settings.ts'

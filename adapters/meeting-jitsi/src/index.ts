export { jitsiMeetings } from './jitsi-meetings.ts'
export type { JitsiSettings } from './jitsi-settings.ts'

export { BuiltinMeetings, type IceServer } from './builtin-meetings.ts'

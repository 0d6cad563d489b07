export { BuiltinMeetings } from './builtin-meetings.ts'

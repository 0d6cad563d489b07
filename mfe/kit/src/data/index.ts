/** The server: answers that stay live, actions, rooms, files, and the account that is signed in. */
export { type Action, type ActionOptions, useAction } from './actions/use-action.ts'
export { Load } from './answers/load.tsx'
export { type EndpointOptions, type Loadable, patch, refresh, useEndpoint } from './answers/use-endpoint.ts'
export { ApiError } from './call/api-error.ts'
export { type CallInput, type CallOptions, call } from './call/call.ts'
export { leadsNowhere } from './call/leads-nowhere.ts'
export { withToken } from './call/token.ts'
export { useElsewhere } from './call/use-elsewhere.ts'
export { faultsWithoutField } from './forms/faults-without-field.ts'
export { useTextFields } from './forms/use-text-fields.ts'
export { useTypedDraft } from './forms/use-typed-draft.ts'
export { type Connection, hangUp, useConnection } from './realtime/connection.ts'
export { ConnectionMark } from './realtime/connection-mark.tsx'
export {
  type MeetingChannel,
  type MeetingEvents,
  type MeetingPeer,
  type MeetingReply,
  meetingChannel,
} from './realtime/meeting-channel.ts'
export type { RoomState } from './realtime/rooms.ts'
export { onSignal, type RoomOptions, type SignalHandler, useRoom } from './realtime/use-room.ts'
export * from './session/session.ts'
export { putFile, type UploadOptions } from './upload/put-file.ts'

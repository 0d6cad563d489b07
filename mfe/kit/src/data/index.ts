/** The server: answers that stay live, actions, rooms, files, and the account that is signed in. */
export {
  type ActionDefinition,
  type ActionPlan,
  type AnswerChange,
  defineAction,
  inAnswer,
  perform,
  type Refusal,
} from './actions/define-action.ts'
export { type Action, type ActionOptions, useAction } from './actions/use-action.ts'
export { allOf } from './answers/all-of.ts'
export { isOlderThan, refresh } from './answers/answer-key.ts'
export { asksAgain, does, type Follow, type LiveSignal, reduces } from './answers/follow.ts'
export { Load } from './answers/load.tsx'
export { changeAnswer, renewPart, shownAnswer } from './answers/renew-part.ts'
export { type AnswerOptions, type Loadable, useAnswer } from './answers/use-answer.ts'
export { ApiError } from './call/api-error.ts'
export { type CallInput, type CallOptions, call } from './call/call.ts'
export { leadsNowhere } from './call/leads-nowhere.ts'
export { withToken } from './call/token.ts'
export { useElsewhere } from './call/use-elsewhere.ts'
export { ListBody, Pager } from './lists/list-body.tsx'
export {
  FIRST_PAGE,
  type FilterPlan,
  type List,
  type ListPlan,
  pageAt,
  useFilters,
  useList,
  useLongList,
} from './lists/use-list.ts'
export { type Connection, hangUp, useConnection } from './realtime/connection.ts'
export { ConnectionMark } from './realtime/connection-mark.tsx'
export {
  type MediaMessage,
  type MediaReply,
  type MediaRequest,
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

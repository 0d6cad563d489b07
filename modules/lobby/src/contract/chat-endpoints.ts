import {
  defineEndpoint,
  defineForm,
  defineRoom,
  defineSignal,
  idFormat,
  instantFormat,
  REVIEWERS,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { MEETING_ROOMS } from './schemas.ts'

const CHAT_LETTERS = 2_000
/** Messages of one answer. */
export const CHAT_PAGE = 50

const RoomName = Type.Unsafe<(typeof MEETING_ROOMS)[number]>({ type: 'string', enum: [...MEETING_ROOMS] })
const Place = Type.Object({ session: Type.String(idFormat), room: RoomName })
const onSession = subjectOf(sessionSubject, { id: 'session' }, REVIEWERS)
const TALKERS = [...STAFF_TYPES, 'client'] as const

export const ChatMessageView = Type.Object({
  /** in the order in which messages were sent */
  _id: Type.String(idFormat),
  room: RoomName,
  /** plain text */
  content: Type.String(),
  sent_at: Type.String(instantFormat),
  from_user: Type.Object({ _id: Type.String(), name: Type.String(), user_type: Type.String() }),
})
export type ChatMessageView = Static<typeof ChatMessageView>

/** The chat of a room of a session: `main.{session}`, `test.{session}`, `backoffice.{session}`. Talent are never in it. */
export const chatRoom = defineRoom({ prefix: 'chat' })

export const chatMessage = defineSignal({
  type: 'message',
  room: chatRoom,
  views: { staff: ChatMessageView, client: ChatMessageView },
})

export const listChat = defineEndpoint({
  name: 'lobby.listChat',
  summary: 'The latest messages in the chat of a room, or those before one; oldest first',
  method: 'GET',
  path: '/chat/{session}/{room}',
  access: TALKERS,
  subject: onSession,
  params: Place,
  query: Type.Object({ before: Type.Optional(Type.String(idFormat)) }),
  reply: Type.Object({
    messages: Type.Array(ChatMessageView, { maxItems: CHAT_PAGE }),
    has_more: Type.Boolean(),
  }),
})

export const sendChat = defineEndpoint({
  name: 'lobby.sendChat',
  summary: 'Say something in the chat of a room',
  method: 'POST',
  path: '/chat/{session}/{room}',
  access: TALKERS,
  subject: onSession,
  params: Place,
  body: Type.Object({ content: Type.String({ minLength: 1, maxLength: CHAT_LETTERS, pattern: '\\S' }) }),
  reply: ChatMessageView,
  limits: [{ per: 'actor', max: 20, seconds: 10 }],
})

export const chatForm = defineForm(sendChat, {})

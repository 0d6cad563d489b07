import { defineAction, inAnswer } from '@callboard/kit/data'
import { listChat, sendChat } from '@callboard/lobby/contract'
import { type ChatModel, withMessage, withOlder } from '../live/chat/chat-model.ts'

type Place = Pick<Parameters<typeof listChatInput>[0], 'session' | 'room'>

/** Input of the newest page, under which the chat lies in the cache. */
export const listChatInput = ({
  session,
  room,
}: {
  readonly session: string
  readonly room: 'main' | 'test' | 'backoffice'
}) => ({ session, room })

const inChat = (place: Place, change: (now: ChatModel) => ChatModel) => [
  inAnswer<typeof listChat, ChatModel>(listChat, listChatInput(place), change),
]

export const sendChatAction = defineAction(sendChat, {
  inOrder: ({ session, room }) => `${session} ${room}`,
  changes: (message, place) => inChat(place, (now) => withMessage(now, message)),
})

/** Earlier messages, put before those that are shown. */
export const olderChatAction = defineAction(listChat, {
  oneOf: ({ session, room }) => `${session} ${room}`,
  changes: (older, place) => inChat(place, (now) => withOlder(now, older)),
  toasts: true,
})

import { reduces, useAccount, useAnswer } from '@callboard/kit/data'
import { chatMessage, chatRoom, listChat } from '@callboard/lobby/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { listChatInput } from '../../data/chat.ts'
import type { RoomPlace } from '../room-place.ts'
import { type ChatModel, fromPage, unreadOf, withMessage } from './chat-model.ts'
import { markRead, readMarks } from './read-marks.ts'

const SIGNALS = [reduces(chatMessage, (now: ChatModel, said) => withMessage(now, said))]

/**
 * The chat of a room, live.
 * @param isRead the messages are in front of the reader
 */
export function useChat(session: string, room: RoomPlace, isRead: boolean) {
  const me = useAccount()?._id
  const place = `${room}.${session}`
  const input = useMemo(() => listChatInput({ session, room }), [session, room])
  const state = useAnswer<typeof listChat, ChatModel>(listChat, input, {
    merge: fromPage,
    follows: [{ room: chatRoom, id: place, signals: SIGNALS }],
  })
  const marks = useSyncExternalStore(readMarks.subscribe, readMarks.get)
  const chat = state.kind === 'ready' ? state.data : undefined
  const newest = chat?.messages.at(-1)?._id
  useEffect(() => {
    if (isRead && newest !== undefined) markRead(place, newest)
  }, [isRead, newest, place])
  const unread = chat && !isRead ? unreadOf(chat, marks[place] ?? '', me) : 0
  return { state, me, unread }
}

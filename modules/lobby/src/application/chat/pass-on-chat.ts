import { CHAT_ACCOUNT_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import { defineJob, jobHandler } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { Type } from '@sinclair/typebox'
import type { MeetingRoomName } from '../../domain/meeting-entry.ts'
import { CHAT_PROVIDER, LOBBY_STORE } from '../ports/index.ts'
import { chatViews } from './chat-view.ts'

/** A message of a project whose casting director has a chat account of their own. */
export const passOnChat = defineJob({
  name: 'lobby.pass-on-chat',
  queue: 'messages',
  payload: Type.Object({ message: Type.String() }),
  attempts: 8,
  backoff: 2_000,
  timeout: 30_000,
})

const ROOM_NAMES: Readonly<Record<MeetingRoomName, string>> = {
  main: 'Video Chat',
  test: 'Virtual Lobby',
  backoffice: 'Back Office',
}

/** Says a message in the casting director's own app, too. */
export const PassOnChat = jobHandler(
  passOnChat,
  {
    store: LOBBY_STORE,
    users: USER_DIRECTORY,
    sessions: SESSION_DIRECTORY,
    accounts: CHAT_ACCOUNT_DIRECTORY,
    provider: CHAT_PROVIDER,
  },
  async ({ needs, payload: { message: id } }) => {
    const message = await needs.store.read(({ chat }) => chat.find(id))
    const session = message && (await needs.sessions.session(message.sessionId))
    if (!message || !session) return
    const account = await needs.accounts.firstOf(session.castingDirectorIds)
    // The account was removed since.
    if (!account) return
    const [view] = await chatViews(needs.users, [message])
    await needs.provider.post(account, {
      message,
      sender: view?.from_user.name ?? '',
      group: `${session.projectName}, ${session.name}: ${ROOM_NAMES[message.room]}`,
    })
  },
)

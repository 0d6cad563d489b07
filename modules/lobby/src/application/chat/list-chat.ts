import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { CHAT_PAGE, listChat } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { speaker } from './chat-access.ts'
import { chatViews } from './chat-view.ts'

export const ListChat = useCase(
  listChat,
  { store: LOBBY_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input: { room, before }, subject: { session, standing } }) => {
    speaker(actor, room, standing)
    const found = await needs.store.read(({ chat }) => chat.latest(session.id, room, CHAT_PAGE + 1, before))
    const shown = found.slice(0, CHAT_PAGE).reverse()
    return { messages: await chatViews(needs.users, shown), has_more: found.length > CHAT_PAGE }
  },
)

import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { CHAT_PAGE, listChat } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { speaker } from './chat-access.ts'
import { chatViews } from './chat-view.ts'

export class ListChat extends useCase(listChat, { store: LOBBY_STORE, users: USER_DIRECTORY }) {
  async run(
    actor: Actor,
    { room, before }: InputOf<typeof listChat>,
    { session, standing }: SubjectOf<typeof listChat>,
  ): Promise<ReplyOf<typeof listChat>> {
    speaker(actor, room, standing)
    const found = await this.needs.store.read(({ chat }) =>
      chat.latest(session.id, room, CHAT_PAGE + 1, before),
    )
    const shown = found.slice(0, CHAT_PAGE).reverse()
    return { messages: await chatViews(this.needs.users, shown), has_more: found.length > CHAT_PAGE }
  }
}

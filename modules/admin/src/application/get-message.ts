import { type Actor, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getMessage } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageBody } from './message-view.ts'
import { ADMIN_STORE } from './ports/index.ts'

export class GetMessage extends useCase(getMessage, { store: ADMIN_STORE }) {
  async run(actor: Actor, { id }: InputOf<typeof getMessage>): Promise<ReplyOf<typeof getMessage>> {
    allowSuperAdmin(actor)
    const [message, standIn] = await this.needs.store.read(({ messages }) =>
      Promise.all([messages.find(id), messages.standIn(id)]),
    )
    if (!message) throw missing('The message')
    return messageBody(message, standIn)
  }
}

import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getMessage } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageBody } from './message-view.ts'
import type { AdminStore } from './ports/index.ts'

export class GetMessage {
  readonly #store: AdminStore

  constructor(store: AdminStore) {
    this.#store = store
  }

  async run(actor: Actor, { id }: InputOf<typeof getMessage>): Promise<ReplyOf<typeof getMessage>> {
    allowSuperAdmin(actor)
    const [message, standIn] = await this.#store.read(({ messages }) =>
      Promise.all([messages.find(id), messages.standIn(id)]),
    )
    if (!message) throw missing('The message')
    return messageBody(message, standIn)
  }
}

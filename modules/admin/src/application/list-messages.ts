import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listMessages } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageRow, statesShownAs } from './message-view.ts'
import type { AdminStore } from './ports/index.ts'

const PAGE = 20

export class ListMessages {
  readonly #store: AdminStore

  constructor(store: AdminStore) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof listMessages>): Promise<ReplyOf<typeof listMessages>> {
    allowSuperAdmin(actor)
    const take = input.take ?? PAGE
    const filter = {
      to: input.to?.trim().toLowerCase() || undefined,
      states: input.state && statesShownAs(input.state),
      channel: input.channel,
      sessionId: input.session_id,
      afterId: input.after,
    }
    const found = await this.#store.read(({ messages }) => messages.page(filter, take + 1))
    return { messages: found.slice(0, take).map(messageRow), has_more: found.length > take }
  }
}

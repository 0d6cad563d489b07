import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { resendMessage } from '../contract/index.ts'
import { resent } from '../domain/message.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { enqueueSending } from './enqueue-sending.ts'
import { messageRow } from './message-view.ts'
import type { AdminStore } from './ports/index.ts'

export class ResendMessage {
  readonly #store: AdminStore

  constructor(store: AdminStore) {
    this.#store = store
  }

  async run(actor: Actor, { id }: InputOf<typeof resendMessage>): Promise<ReplyOf<typeof resendMessage>> {
    allowSuperAdmin(actor)
    return await this.#store.write(async ({ messages }, outbox) => {
      const failedOne = await messages.lock(id)
      if (!failedOne) throw missing('The message')
      const queued = resent(failedOne)
      await messages.save(queued)
      enqueueSending(outbox, queued)
      return outbox.answer(messageRow(queued))
    })
  }
}

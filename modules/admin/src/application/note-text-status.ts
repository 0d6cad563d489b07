import { type Actor, type Clock, denied, type Ids, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { noteTextStatus } from '../contract/index.ts'
import { reported } from '../domain/delivery-report.ts'
import { fallBackToEmail } from './fall-back-to-email.ts'
import type { AdminStore } from './ports/index.ts'
import type { TextRoutes } from './text-routes.ts'

/**
 * Takes the provider's word on how a text fares. Nobody is signed in: the signature says who it is. It also settles a
 * text whose sender died before it could note that the provider has it.
 */
export class NoteTextStatus {
  readonly #store: AdminStore
  readonly #routes: TextRoutes
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: AdminStore, routes: TextRoutes, ids: Ids, clock: Clock) {
    this.#store = store
    this.#routes = routes
    this.#ids = ids
    this.#clock = clock
  }

  /** @throws DomainError denied when it is not from the provider, missing for a text that is not there */
  async run(
    _actor: Actor,
    { id, signed }: InputOf<typeof noteTextStatus>,
  ): Promise<ReplyOf<typeof noteTextStatus>> {
    const sent = await this.#store.read(({ messages }) => messages.find(id))
    const route = await this.#routes.of(sent ?? { account: null })
    const report = route?.sender.verify(signed)
    if (!report) throw denied('This is not signed by our SMS provider.')
    await this.#store.write(async (repositories, outbox) => {
      const { messages } = repositories
      const text = await messages.lock(id)
      if (text?.channel !== 'sms') throw missing('The text')
      const now = this.#clock.now()
      const after = reported(text, report, now)
      if (after === text) return
      await messages.save(after)
      await fallBackToEmail(after, repositories, outbox, this.#ids, now)
    })
    return { success: true }
  }
}

import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import { textStateChanged } from '../contract/index.ts'
import { failed, type Message } from '../domain/message.ts'
import { ADMIN_STORE, type AdminRepositories } from './ports/index.ts'
import { TextRoutes } from './text-routes.ts'

/** So many of the latest texts to a number are looked at: more than one person gets in a day. */
const LOOKED_THROUGH = 200

export const OPTED_OUT = 'The recipient has opted out of texts by answering STOP.'

/** Follows the wish of a number's holder to get no more texts of a sender, or to get them again. */
export class OptOuts extends service({
  store: ADMIN_STORE,
  routes: TextRoutes,
  ids: IDS,
  clock: CLOCK,
}) {
  /**
   * Marks the number and drops its queued texts, which do not go by e-mail either: nothing more was wanted now.
   * @param replyId the provider's id of the reply that says so; a reply is followed once
   */
  async stop(sender: string, phone: string, replyId: string | null = null): Promise<void> {
    const texts = await this.#textsOf(sender, phone)
    const now = this.needs.clock.now()
    await this.needs.store.write(async (repositories, outbox) => {
      if (replyId !== null && !(await repositories.optOuts.noteReply(replyId, now))) return
      await repositories.optOuts.add(sender, phone, now)
      for (const { id, state } of texts) if (state === 'queued') await this.#drop(repositories, id)
      this.#tell(outbox, texts, 'opted_out', now)
    })
  }

  /** @param replyId as above */
  async start(sender: string, phone: string, replyId: string): Promise<void> {
    const texts = await this.#textsOf(sender, phone)
    const now = this.needs.clock.now()
    await this.needs.store.write(async (repositories, outbox) => {
      if (!(await repositories.optOuts.noteReply(replyId, now))) return
      await repositories.optOuts.remove(sender, phone)
      this.#tell(outbox, texts, null, now)
    })
  }

  async #textsOf(sender: string, phone: string): Promise<readonly Message[]> {
    const texts = await this.needs.store.read(({ messages }) => messages.textsTo(phone, LOOKED_THROUGH))
    const senders = await Promise.all(texts.map((text) => this.needs.routes.senderOfText(text)))
    return texts.filter((_, index) => senders[index] === sender)
  }

  async #drop({ messages }: AdminRepositories, id: string): Promise<void> {
    const text = await messages.lock(id)
    if (text?.state === 'queued') await messages.save(failed(text, OPTED_OUT))
  }

  #tell(outbox: Outbox, texts: readonly Message[], state: 'opted_out' | null, now: Date): void {
    const sessions = new Map(
      texts.flatMap(({ about }) =>
        about.record_id && about.session_id ? [[about.record_id, about.session_id]] : [],
      ),
    )
    for (const [record_id, session_id] of sessions)
      outbox.publish(textStateChanged, { record_id, session_id, state, at: now.toISOString() })
  }
}

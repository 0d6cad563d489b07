import { type Actor, type Clock, denied, type Ids, type PayloadOf } from '@callboard/core'
import type { messageRequested } from '../contract/index.ts'
import { failed, type Message, written } from '../domain/message.ts'
import { defaultTemplate } from '../domain/templates/index.ts'
import { enqueueSending } from './enqueue-sending.ts'
import type { AdminStore } from './ports/index.ts'

type Wish = PayloadOf<typeof messageRequested>

/** Writes a wished-for message down, once per occasion and recipient, and has it sent. */
export class OnMessageRequested {
  readonly #store: AdminStore
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: AdminStore, ids: Ids, clock: Clock) {
    this.#store = store
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, wish: Wish): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    const message = this.#newMessage(wish)
    await this.#store.write(async ({ messages }, outbox) => {
      const isNew = await messages.add(message)
      if (!isNew || message.state === 'failed') return
      enqueueSending(outbox, message, wish.send_at === undefined ? undefined : new Date(wish.send_at))
    })
  }

  #newMessage(wish: Wish): Message {
    const message = written({
      id: this.#ids.next(),
      key: wish.key,
      channel: wish.channel,
      template: wish.template,
      text: wish.text ?? null,
      to: wish.channel === 'email' ? wish.to.trim().toLowerCase() : wish.to,
      fallbackEmail: wish.fallback_email?.trim().toLowerCase() ?? null,
      insteadOf: null,
      replyTo: wish.reply_to ?? null,
      values: wish.values,
      about: wish.about,
      attachments: (wish.attachments ?? []).map(({ name, content_type, content }) => ({
        name,
        contentType: content_type,
        content,
      })),
      createdAt: this.#clock.now(),
    })
    return defaultTemplate(wish.template)
      ? message
      : failed(message, `There is no template ${wish.template}.`)
  }
}

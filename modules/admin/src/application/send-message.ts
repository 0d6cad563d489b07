import { type Actor, type Clock, DomainError, denied, type PayloadOf } from '@callboard/core'
import {
  accepted,
  failed,
  isOver,
  MAX_ATTEMPTS,
  type Message,
  maySend,
  type RenderedMessage,
  sending,
  tryFailed,
  withoutSecret,
} from '../domain/message.ts'
import { defaultTemplate, type MessageTemplate } from '../domain/templates/index.ts'
import type { sendEmail } from './jobs.ts'
import type { AdminStore, MailSender, SendOutcome, TemplateRenderer, TextSender } from './ports/index.ts'
import { renderMessage } from './render-message.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const busy = () =>
  new DomainError('unavailable', 'message_on_its_way', 'The message is being sent by another process.')

/**
 * Sends one recorded message. Before the provider is called the message is marked as on its way, under a lease, so
 * that two runs never send it side by side. A process that dies between the provider's yes and our note of it leaves
 * the lease behind: the next run sends the message again under the same id, which is the provider's idempotency key
 * and the mail's Message-ID, so that it still arrives once.
 */
export class SendMessage {
  readonly #store: AdminStore
  readonly #renderer: TemplateRenderer
  readonly #mails: MailSender
  readonly #texts: TextSender
  readonly #clock: Clock

  constructor(
    store: AdminStore,
    renderer: TemplateRenderer,
    mails: MailSender,
    texts: TextSender,
    clock: Clock,
  ) {
    this.#store = store
    this.#renderer = renderer
    this.#mails = mails
    this.#texts = texts
    this.#clock = clock
  }

  async run(actor: Actor, { message_id: id }: PayloadOf<typeof sendEmail>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    const message = await this.#store.read(({ messages }) => messages.find(id))
    if (!message || isOver(message)) return
    const template = defaultTemplate(message.template)
    if (!template) return await this.#endsAs(id, (one) => failed(one, 'There is no such template.'))
    const rendered = await this.#render(message, template)
    if (rendered === null) return
    const taken = await this.#take(id, rendered)
    if (taken) await this.#send(taken, rendered, template)
  }

  /** @returns null when the message cannot be written and has failed for good */
  async #render(message: Message, template: MessageTemplate): Promise<RenderedMessage | null> {
    const override = await this.#store.read(({ templates }) => templates.find(message.template))
    try {
      return await renderMessage(this.#renderer, message, template, override)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await this.#endsAs(message.id, (one) => failed(one, error.message))
      return null
    }
  }

  /** @returns null when there is nothing to do any more */
  async #take(id: string, rendered: RenderedMessage): Promise<Message | null> {
    return await this.#store.write(async ({ messages }) => {
      const message = await messages.lock(id)
      if (!message || isOver(message)) return null
      if (!maySend(message, this.#clock.now())) throw busy()
      if (message.attempts >= MAX_ATTEMPTS) {
        await messages.save(failed(message, 'Sending was broken off each time it was tried.'))
        return null
      }
      const taken = sending(message, rendered, this.#clock.now())
      await messages.save(taken)
      return taken
    })
  }

  async #send(message: Message, rendered: RenderedMessage, template: MessageTemplate): Promise<void> {
    let outcome: SendOutcome
    try {
      outcome = await this.#handOver(message, rendered)
    } catch (error) {
      const after = tryFailed(message, reasonOf(error))
      // Unless our lease ran out and somebody else has tried since.
      await this.#endsAs(message.id, (one) => (one.attempts === message.attempts ? after : one))
      if (after.state === 'failed') return
      throw error
    }
    if (outcome.state === 'refused') {
      const { reason } = outcome
      return await this.#endsAs(message.id, (one) => failed(one, reason))
    }
    const { state, providerId } = outcome
    await this.#endsAs(message.id, (one) => {
      const done = accepted(one, state, providerId, this.#clock.now())
      return template.secret && state === 'sent' ? withoutSecret(done) : done
    })
  }

  #handOver(message: Message, { subject, html, text }: RenderedMessage): Promise<SendOutcome> {
    const { id, to, replyTo, attachments } = message
    return message.channel === 'email'
      ? this.#mails.send({ id, to, replyTo, subject: subject ?? '', html: html ?? '', text, attachments })
      : this.#texts.send({ id, to, body: text })
  }

  async #endsAs(id: string, end: (message: Message) => Message): Promise<void> {
    await this.#store.write(async ({ messages }) => {
      const message = await messages.lock(id)
      if (message && !isOver(message)) await messages.save(end(message))
    })
  }
}

import { type Actor, type Clock, DomainError, denied, type Ids, type PayloadOf } from '@callboard/core'
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
import { enqueueSending } from './enqueue-sending.ts'
import { fallBackToEmail } from './fall-back-to-email.ts'
import type { sendEmail } from './jobs.ts'
import type {
  AdminStore,
  MailSender,
  OutgoingText,
  SendOutcome,
  TemplateRenderer,
  TextSender,
} from './ports/index.ts'
import { renderMessage } from './render-message.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Sends one recorded message. Before the provider is called the message is marked as on its way, under a lease, so
 * that two runs never send it side by side: the later one leaves a job for the end of the lease. A process that dies
 * between the provider's yes and our note of it leaves the lease behind. The next run then asks the provider of texts
 * what it has already; a mail it sends again under the same Message-ID, which is all that SMTP offers.
 */
export class SendMessage {
  readonly #store: AdminStore
  readonly #renderer: TemplateRenderer
  readonly #mails: MailSender
  readonly #texts: TextSender
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(
    store: AdminStore,
    renderer: TemplateRenderer,
    mails: MailSender,
    texts: TextSender,
    ids: Ids,
    clock: Clock,
  ) {
    this.#store = store
    this.#renderer = renderer
    this.#mails = mails
    this.#texts = texts
    this.#ids = ids
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

  /** @returns null when there is nothing to do now */
  async #take(id: string, rendered: RenderedMessage): Promise<Message | null> {
    return await this.#store.write(async (repositories, outbox) => {
      const { messages } = repositories
      const message = await messages.lock(id)
      if (!message || isOver(message)) return null
      const now = this.#clock.now()
      if (!maySend(message, now)) {
        enqueueSending(outbox, message, message.leaseUntil ?? now)
        return null
      }
      if (message.attempts >= MAX_ATTEMPTS) {
        const lost = failed(message, 'Sending was broken off each time it was tried.')
        await messages.save(lost)
        await fallBackToEmail(lost, repositories, outbox, this.#ids, now)
        return null
      }
      const taken = sending(message, rendered, now)
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

  async #handOver(message: Message, { subject, html, text: body }: RenderedMessage): Promise<SendOutcome> {
    const { id, to, replyTo, attachments } = message
    if (message.channel === 'email') {
      const mail = { id, to, replyTo, subject: subject ?? '', html: html ?? '', text: body, attachments }
      return await this.#mails.send(mail)
    }
    const text = { id, to, body }
    const earlier = message.attempts > 1 ? await this.#earlierHandOver(text, message.createdAt) : null
    return earlier ?? (await this.#texts.send(text))
  }

  /** What an earlier try without a clear answer led to: the provider has a like text that no message of the log is. */
  async #earlierHandOver(text: OutgoingText, since: Date): Promise<SendOutcome | null> {
    const given = await this.#texts.sentSince(text, since)
    const known = await this.#store.read(({ messages }) => messages.knownProviderIds(given))
    const providerId = given.find((id) => !known.includes(id))
    return providerId === undefined ? null : { state: 'sent', providerId }
  }

  async #endsAs(id: string, end: (message: Message) => Message): Promise<void> {
    await this.#store.write(async (repositories, outbox) => {
      const message = await repositories.messages.lock(id)
      if (!message || isOver(message)) return
      const after = end(message)
      await repositories.messages.save(after)
      await fallBackToEmail(after, repositories, outbox, this.#ids, this.#clock.now())
    })
  }
}

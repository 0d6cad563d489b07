import type { OwnTextAccount } from '@callboard/accounts/queries'
import {
  type Actor,
  CLOCK,
  DomainError,
  denied,
  IDS,
  jobHandler,
  type PayloadOf,
  PUBLIC_URL,
} from '@callboard/core'
import {
  accepted,
  failed,
  isOver,
  MAX_ATTEMPTS,
  type Message,
  maySend,
  type RenderedMessage,
  sending,
  type TextAccountRef,
  tryFailed,
  withoutSecret,
} from '../domain/message.ts'
import { defaultTemplate, type MessageTemplate } from '../domain/templates/index.ts'
import { HandOver, type HandOverOutcome } from './hand-over.ts'
import { sendEmail, sendText } from './jobs.ts'
import { ADMIN_STORE, TEMPLATE_RENDERER } from './ports/index.ts'
import { renderMessage } from './render-message.ts'
import { enqueueSending, fallBackToEmail, tellAccountHolder } from './sending.ts'
import { TextRoutes } from './text-routes.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Sends one recorded message. Before the provider is called the message is marked as on its way, under a lease, so
 * that two runs never send it side by side: the later one leaves a job for the end of the lease. A process that dies
 * between the provider's yes and our note of it leaves the lease behind. The next run then asks the provider of texts
 * what it has already; a mail it sends again under the same Message-ID, which is all that SMTP offers.
 */
export class SendMessage extends jobHandler([sendEmail, sendText], {
  store: ADMIN_STORE,
  renderer: TEMPLATE_RENDERER,
  routes: TextRoutes,
  handOver: HandOver,
  ids: IDS,
  clock: CLOCK,
  publicUrl: PUBLIC_URL,
}) {
  async run(actor: Actor, { message_id: id }: PayloadOf<typeof sendEmail>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    const message = await this.needs.store.read(({ messages }) => messages.find(id))
    if (!message || isOver(message)) return
    const template = defaultTemplate(message.template)
    if (!template) return await this.#endsAs(id, (one) => failed(one, 'There is no such template.'))
    const rendered = await this.#render(message, template)
    if (rendered === null) return
    const taken = await this.#take(id, rendered, await this.needs.routes.choose(message))
    if (taken) await this.#send(taken, rendered, template)
  }

  /** @returns null when the message cannot be written and has failed for good */
  async #render(message: Message, template: MessageTemplate): Promise<RenderedMessage | null> {
    const override = await this.needs.store.read(({ templates }) => templates.find(message.template))
    try {
      return await renderMessage(this.needs.renderer, message, template, override)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await this.#endsAs(message.id, (one) => failed(one, error.message))
      return null
    }
  }

  /** @returns null when there is nothing to do now */
  async #take(
    id: string,
    rendered: RenderedMessage,
    account: TextAccountRef | null,
  ): Promise<Message | null> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const { messages } = repositories
      const message = await messages.lock(id)
      if (!message || isOver(message)) return null
      const now = this.needs.clock.now()
      if (!maySend(message, now)) {
        enqueueSending(outbox, message, message.leaseUntil ?? now)
        return null
      }
      if (message.attempts >= MAX_ATTEMPTS) {
        const lost = failed(message, 'Sending was broken off each time it was tried.')
        await messages.save(lost)
        await fallBackToEmail(lost, repositories, outbox, this.needs.ids, now)
        return null
      }
      const taken = sending(message, rendered, account, now)
      await messages.save(taken)
      return taken
    })
  }

  async #send(message: Message, rendered: RenderedMessage, template: MessageTemplate): Promise<void> {
    let outcome: HandOverOutcome
    try {
      outcome = await this.needs.handOver.run(message, rendered)
    } catch (error) {
      const after = tryFailed(message, reasonOf(error))
      // Unless the lease ran out and another process has tried since.
      await this.#endsAs(message.id, (one) => (one.attempts === message.attempts ? after : one))
      if (after.state === 'failed') return
      throw error
    }
    if (outcome.state === 'refused' || outcome.state === 'account refused') {
      const { reason } = outcome
      const account = outcome.state === 'refused' ? null : outcome.account
      return await this.#endsAs(message.id, (one) => failed(one, reason), account)
    }
    const { state, providerId } = outcome
    await this.#endsAs(message.id, (one) => {
      const done = accepted(one, state, providerId, this.needs.clock.now())
      return template.secret && state === 'sent' ? withoutSecret(done) : done
    })
  }

  /** @param refused the account that its holder has to put right */
  async #endsAs(
    id: string,
    end: (message: Message) => Message,
    refused: OwnTextAccount | null = null,
  ): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      const message = await repositories.messages.lock(id)
      if (!message || isOver(message)) return
      const after = end(message)
      const now = this.needs.clock.now()
      await repositories.messages.save(after)
      await fallBackToEmail(after, repositories, outbox, this.needs.ids, now)
      if (refused === null) return
      const refusal = {
        account: refused,
        reason: after.reason ?? '',
        profileLink: `${this.needs.publicUrl}/profile`,
      }
      await tellAccountHolder(refusal, repositories, outbox, this.needs.ids, now)
    })
  }
}

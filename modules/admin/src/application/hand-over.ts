import type { OwnTextAccount } from '@callboard/accounts/queries'
import { DomainError, service } from '@callboard/core'
import { mailIdOf } from '../domain/mail-report.ts'
import { type Message, mayBeThere, type RenderedMessage } from '../domain/message.ts'
import { ADMIN_STORE, MAIL_SENDER, type OutgoingText, type SendOutcome } from './ports/index.ts'
import { type TextRoute, TextRoutes } from './text-routes.ts'

export type HandOverOutcome =
  | SendOutcome
  /** The text has no fault: the provider refuses the user's own account. */
  | { readonly state: 'account refused'; readonly reason: string; readonly account: OwnTextAccount }

const TWIN = 'An equal text to this number is under way. Which of the two arrived is not known yet.'

/** Gives a message that was taken for a try to its provider. */
export class HandOver extends service({ store: ADMIN_STORE, mails: MAIL_SENDER, routes: TextRoutes }) {
  /** @throws when another try may work */
  async run(message: Message, { subject, html, text }: RenderedMessage): Promise<HandOverOutcome> {
    if (message.channel === 'sms') return await this.#text(message, text)
    const { to, replyTo, attachments } = message
    return await this.needs.mails.send({
      id: mailIdOf(message),
      to,
      replyTo,
      subject: subject ?? '',
      html: html ?? '',
      text,
      attachments,
    })
  }

  async #text(message: Message, body: string): Promise<HandOverOutcome> {
    const route = await this.needs.routes.of(message)
    if (!route) {
      return { state: 'refused', reason: 'The Twilio account that this text was tried with is gone.' }
    }
    const { id, to, createdAt } = message
    const text = { id, to, body }
    try {
      const earlier = mayBeThere(message) ? await this.#earlier(route, text, createdAt) : null
      return earlier ?? (await route.sender.send(text))
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'text_account_refused' && route.account))
        throw error
      return { state: 'account refused', reason: error.message, account: route.account }
    }
  }

  /**
   * The outcome of an earlier try without a clear answer: the provider has a like text that no message of the log is.
   * @throws DomainError while it may as well be an equal text's: the provider's report, which names its text, decides
   */
  async #earlier({ sender }: TextRoute, text: OutgoingText, since: Date): Promise<SendOutcome | null> {
    const given = await sender.sentSince(text, since)
    const [known, hasTwin] = await this.needs.store.read(({ messages }) =>
      Promise.all([messages.knownProviderIds(given), messages.hasUnclearTwin(text, text.body)]),
    )
    const providerId = given.find((id) => !known.includes(id))
    if (providerId === undefined) return null
    if (hasTwin) throw new DomainError('unavailable', 'text_has_twin', TWIN)
    return { state: 'sent', providerId }
  }
}

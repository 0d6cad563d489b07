import type {
  DeliveryReport,
  MailSender,
  MailTemplate,
  OutgoingMail,
  OutgoingText,
  RenderedMail,
  SendOutcome,
  TemplateRenderer,
  TextSender,
} from '@callboard/admin/testing'
import { DomainError } from '@callboard/core'
import type { SignedCall } from '@callboard/core/http-contract'

const SENT: SendOutcome = { state: 'delivered', providerId: null }

/**
 * Keeps what was sent, under the ids of the messages. Give it an outcome or an error for the next ones to see refusals
 * and retries.
 */
class MemorySender<Message extends { readonly id: string }> {
  readonly sent: Message[] = []
  /** How each send ends from now on; an `Error` is thrown. */
  outcome: SendOutcome | Error = SENT

  async send(message: Message): Promise<SendOutcome> {
    if (this.outcome instanceof Error) throw this.outcome
    if (this.outcome.state === 'refused') return this.outcome
    this.sent.push(message)
    return { ...this.outcome, providerId: message.id }
  }
}

export class MemoryMailSender extends MemorySender<OutgoingMail> implements MailSender {}

export class MemoryTextSender extends MemorySender<OutgoingText> implements TextSender {
  /** What the signed calls of the provider report, by their signature; any other is a forgery. */
  readonly reports = new Map<string, DeliveryReport>()

  async sentSince({ to, body }: OutgoingText): Promise<readonly string[]> {
    if (this.outcome instanceof Error) throw this.outcome
    return this.sent.filter((text) => text.to === to && text.body === body).map(({ id }) => id)
  }

  verify({ signature }: SignedCall): DeliveryReport | null {
    return this.reports.get(signature) ?? null
  }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) {
      throw new DomainError('rule', 'unknown_placeholder', `The placeholder {{${name}}} is not known here.`)
    }
    return value
  })
}

/** Puts values in and does nothing else: no MJML, no escaping. */
export class MemoryTemplateRenderer implements TemplateRenderer {
  async render(template: MailTemplate, values: Readonly<Record<string, string>>): Promise<RenderedMail> {
    const text = fill(template.body, values)
    return { subject: fill(template.subject, values).replaceAll(/[\r\n]+/g, ' '), html: text, text }
  }

  renderText(template: string, values: Readonly<Record<string, string>>): string {
    return fill(template, values)
  }
}

import type {
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

const SENT: SendOutcome = { state: 'delivered', providerId: null }

/** Keeps what was sent. Give it an outcome or an error for the next ones to see refusals and retries. */
class MemorySender<Message> {
  readonly sent: Message[] = []
  /** How each send ends from now on; an `Error` is thrown. */
  outcome: SendOutcome | Error = SENT

  async send(message: Message): Promise<SendOutcome> {
    if (this.outcome instanceof Error) throw this.outcome
    if (this.outcome.state !== 'refused') this.sent.push(message)
    return this.outcome
  }
}

export class MemoryMailSender extends MemorySender<OutgoingMail> implements MailSender {}

export class MemoryTextSender extends MemorySender<OutgoingText> implements TextSender {}

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

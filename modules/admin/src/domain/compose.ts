import { asMailBody, withBraces } from './placeholders.ts'
import { type MessageTemplate, paragraph } from './templates/template.ts'
import { buttonOf } from './written-words.ts'

/** A super admin's wording of a template. */
export interface TemplateOverride {
  readonly name: string
  /** E-mail only. */
  readonly subject: string | null
  /** HTML for an e-mail, plain text for SMS. */
  readonly body: string
}

/** The words of one e-mail, before the values are put in: its own text wins over the reworded template. */
export function mailWords(
  template: MessageTemplate,
  override: TemplateOverride | null,
  ownText: string | null,
): { subject: string; body: string } {
  const body = override?.body ?? template.body
  return {
    subject: override?.subject ?? template.subject,
    body: ownText === null ? body : ownMailBody(template, withBraces(ownText)),
  }
}

/** True for own words that leave out the link without which the message is of no use. */
const lacksLink = ({ link }: MessageTemplate, words: string): boolean =>
  link !== null && !new RegExp(`\\{\\{\\s*${link}\\s*\\}\\}`).test(words)

function ownMailBody(template: MessageTemplate, words: string): string {
  const body = asMailBody(words)
  return lacksLink(template, words) ? paragraph(body) + buttonOf(template) : body
}

function ownTextWords(template: MessageTemplate, words: string): string {
  return lacksLink(template, words) ? `${words.trimEnd()} {{${template.link}}}` : words
}

export const textWords = (
  template: MessageTemplate,
  override: TemplateOverride | null,
  ownText: string | null,
): string =>
  ownText === null ? (override?.body ?? template.text) : ownTextWords(template, withBraces(ownText))

/** Values for the placeholders: optional placeholders without a value become empty. */
export const valuesFor = (
  template: MessageTemplate,
  values: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...Object.fromEntries(template.optional.map((name) => [name, ''])),
  ...values,
})

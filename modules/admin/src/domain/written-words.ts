import type { MessageTemplate } from './templates/template.ts'

type Values = Readonly<Record<string, string>>

const SUBJECT = 'WRITTEN_SUBJECT'
const BODY = 'WRITTEN_BODY'

/** The values of a message with the words that its sender wrote. */
export const withWritten = (
  values: Values,
  { subject, body }: { readonly subject: string; readonly body: string },
): Values => ({ ...values, [SUBJECT]: subject, [BODY]: body })

export const isWritten = (values: Values): boolean => SUBJECT in values && BODY in values

const BUTTON = /<mj-button\b.*?<\/mj-button>/s

/** The button of a template as MJML; empty where it has none. */
export const buttonOf = ({ body }: Pick<MessageTemplate, 'body'>): string => BUTTON.exec(body)?.[0] ?? ''

/** The words of a sender as they are, in the layout of the product, above the button of the template. */
export const writtenWords = (template: Pick<MessageTemplate, 'body'>): { subject: string; body: string } => ({
  subject: `{{${SUBJECT}}}`,
  body: `<mj-text><span style="white-space: pre-line">{{${BODY}}}</span></mj-text>${buttonOf(template)}`,
})

/** What is written on the button of a template; null where it has none. */
export const buttonWords = ({ body }: Pick<MessageTemplate, 'body'>): string | null =>
  BUTTON.exec(body)?.[0].replaceAll(/<[^>]*>/g, '') ?? null

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of an e-mail template as plain text to begin with, without its buttons. */
export const plainWords = (body: string): string =>
  body
    .replaceAll(new RegExp(BUTTON, 'gs'), '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(mj-text|p|h[1-6]|li|div)>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity]!)
    .replaceAll(/^ +| +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

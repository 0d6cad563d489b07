import { broken, DomainError } from '@callboard/core'
import { mailWords, type TemplateOverride, textWords, valuesFor } from '../domain/compose.ts'
import type { Message, RenderedMessage } from '../domain/message.ts'
import type { MessageTemplate } from '../domain/templates/index.ts'
import { isWritten, writtenWords } from '../domain/written-words.ts'
import type { MailLook, TemplateRenderer } from './ports/index.ts'

/** Error codes of a renderer for text that cannot be rendered. */
const WORD_FAULTS = ['unknown_placeholder', 'bad_template']

const isFaultOfWords = (error: unknown) => error instanceof DomainError && WORD_FAULTS.includes(error.code)

/**
 * A message whose own words cannot be written goes out in those of its template: a typo must not keep the recipient
 * from the link to their page.
 * @throws DomainError when the words ask for something there is no value for, do not compile, or are not there at all;
 * of own words and a template that both fail, the fault of the own words
 */
export async function renderMessage(
  renderer: TemplateRenderer,
  message: Message,
  template: MessageTemplate,
  override: TemplateOverride | null,
  look: MailLook | null,
): Promise<RenderedMessage> {
  try {
    return await rendered(renderer, message, template, override, look)
  } catch (error) {
    if (message.text === null || !isFaultOfWords(error)) throw error
    return await rendered(renderer, { ...message, text: null }, template, override, look).catch((fault) => {
      throw isFaultOfWords(fault) ? error : fault
    })
  }
}

async function rendered(
  renderer: TemplateRenderer,
  message: Message,
  template: MessageTemplate,
  override: TemplateOverride | null,
  look: MailLook | null,
): Promise<RenderedMessage> {
  const values = valuesFor(template, message.values)
  if (message.channel === 'email') {
    const words = isWritten(message.values)
      ? writtenWords(template)
      : mailWords(template, override, message.text)
    if (words.subject === '') throw broken('no_words', `The template ${message.template} is not for e-mail.`)
    return await renderer.render(words, values, look)
  }
  const words = textWords(template, override, message.text)
  if (words === '') throw broken('no_words', `The template ${message.template} is not for texts.`)
  return { subject: null, html: null, text: await renderer.renderText(words, values) }
}

import { broken } from '@callboard/core'
import { mailWords, type TemplateOverride, textWords, valuesFor } from '../domain/compose.ts'
import type { Message, RenderedMessage } from '../domain/message.ts'
import type { MessageTemplate } from '../domain/templates/index.ts'
import type { TemplateRenderer } from './ports/index.ts'

/** @throws DomainError when the words ask for something there is no value for, do not compile, or are not there at all */
export async function renderMessage(
  renderer: TemplateRenderer,
  message: Message,
  template: MessageTemplate,
  override: TemplateOverride | null,
): Promise<RenderedMessage> {
  const values = valuesFor(template, message.values)
  if (message.channel === 'email') {
    const words = mailWords(template, override, message.text)
    if (words.subject === '') throw broken('no_words', `The template ${message.template} is not for e-mail.`)
    return await renderer.render(words, values)
  }
  const words = textWords(template, override, message.text)
  if (words === '') throw broken('no_words', `The template ${message.template} is not for texts.`)
  return { subject: null, html: null, text: renderer.renderText(words, values) }
}

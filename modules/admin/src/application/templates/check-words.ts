import { DomainError, invalid } from '@callboard/core'
import {
  lacking,
  neededBy,
  placeholdersOf,
  riskIn,
  sampleValues,
  unclosedIn,
} from '../../domain/email-template.ts'
import type { RenderedMail, TemplateRenderer } from '../ports/index.ts'

/** The text part of an e-mail breaks its lines. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '')

interface Words {
  readonly subject: string
  readonly html: string
}

interface Needs {
  readonly renderer: TemplateRenderer
  readonly publicUrl: string
}

/** @throws DomainError invalid on the field, in the renderer's words with their line, when a template is at fault */
async function atField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'rule') throw invalid(field, error.message)
    throw error
  }
}

/**
 * The words with sample values.
 * @throws DomainError invalid on `subject` or `html` when they do not compile, ask for something that there is no value
 * for, have what an e-mail must not have, leave an element open, or leave out what the e-mail is of no use without
 */
export async function writtenWithSamples(
  { renderer, publicUrl }: Needs,
  name: string,
  { subject, html }: Words,
): Promise<RenderedMail> {
  const fault = riskIn(html) ?? unclosedIn(html)
  if (fault !== undefined) throw invalid('html', fault)
  const needed = neededBy(name)
  const lost = lacking(needed, html)
  if (lost !== undefined) throw invalid('html', `Without {{${lost}}} this e-mail is of no use. Put it in.`)
  const values = sampleValues(placeholdersOf(name), publicUrl)
  await atField('subject', () => renderer.renderText(subject, values))
  const written = await atField('html', () => renderer.render({ subject, body: html }, values, null))
  const hidden = needed.find((one) => !unspaced(written.text).includes(unspaced(values[one] ?? '')))
  if (hidden !== undefined)
    throw invalid(
      'html',
      `{{${hidden}}} does not come out in the e-mail. Look for a comment or a condition around it.`,
    )
  return written
}

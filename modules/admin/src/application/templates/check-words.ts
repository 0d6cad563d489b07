import { DomainError, invalid } from '@callboard/core'
import { lacking, neededBy, placeholdersOf, riskIn, sampleValues } from '../../domain/email-template.ts'
import type { RenderedMail, TemplateRenderer } from '../ports/index.ts'

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
 * for, have what an e-mail must not have, or leave out what the e-mail is of no use without
 */
export async function writtenWithSamples(
  { renderer, publicUrl }: Needs,
  name: string,
  { subject, html }: Words,
): Promise<RenderedMail> {
  const risk = riskIn(html)
  if (risk !== undefined) throw invalid('html', risk)
  const lost = lacking(neededBy(name), html)
  if (lost !== undefined) throw invalid('html', `Without {{${lost}}} this e-mail is of no use. Put it in.`)
  const values = sampleValues(placeholdersOf(name), publicUrl)
  await atField('subject', () => renderer.renderText(subject, values))
  return await atField('html', () => renderer.render({ subject, body: html }, values, null))
}

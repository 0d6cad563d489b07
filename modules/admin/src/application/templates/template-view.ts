import { missing } from '@callboard/core'
import type { EmailTemplateRow, EmailTemplateView } from '../../contract/index.ts'
import {
  inLines,
  neededBy,
  placeholdersOf,
  type StoredTemplate,
  type TemplateWords,
} from '../../domain/email-template.ts'
import { DEFAULT_TEMPLATES, defaultTemplate, type MessageTemplate } from '../../domain/templates/index.ts'
import { TEMPLATE_NOTES } from '../../domain/templates/notes.ts'
import type { Names } from '../names.ts'

/** The product's own words of an e-mail; undefined for a text, and for a name that the product does not know. */
export function productMail(name: string): MessageTemplate | undefined {
  const template = defaultTemplate(name)
  return template && template.body !== '' ? template : undefined
}

const PRODUCT_MAILS: readonly string[] = Object.keys(DEFAULT_TEMPLATES).filter((name) => productMail(name))

const noteOf = (name: string): string | undefined => TEMPLATE_NOTES[name as keyof typeof TEMPLATE_NOTES]

/** The same as a super admin finds it to reword; null where the product has none. */
export function productWords(name: string): TemplateWords | null {
  const own = productMail(name)
  return own ? { name, subject: own.subject, body: inLines(own.body), description: noteOf(name) ?? '' } : null
}

/** A text that was reworded has no place among e-mails. */
const isMail = ({ name }: StoredTemplate): boolean =>
  productMail(name) !== undefined || !defaultTemplate(name)

const rowOf = (name: string, stored: StoredTemplate | undefined, names: Names): EmailTemplateRow => ({
  _id: name,
  name,
  subject: stored?.subject ?? productMail(name)?.subject ?? '',
  reworded: stored !== undefined && productMail(name) !== undefined,
  added: productMail(name) === undefined,
  updated_by: names.get(stored?.updatedBy ?? '') ?? null,
  updated_at: stored?.updatedAt.toISOString() ?? null,
})

export function templateRows(stored: readonly StoredTemplate[], names: Names): EmailTemplateRow[] {
  const byName = new Map(stored.filter(isMail).map((one) => [one.name, one]))
  return [...new Set([...PRODUCT_MAILS, ...byName.keys()])]
    .sort()
    .map((name) => rowOf(name, byName.get(name), names))
}

/** @throws DomainError missing for a name that neither the product nor a super admin has given an e-mail */
export function templateView(name: string, stored: StoredTemplate | null, names: Names): EmailTemplateView {
  const own = productMail(name)
  if (!own && (!stored || !isMail(stored))) throw missing('This e-mail template')
  return {
    ...rowOf(name, stored ?? undefined, names),
    html: inLines(stored?.body ?? own?.body ?? ''),
    desc: stored?.description ?? noteOf(name) ?? '',
    placeholders: [...placeholdersOf(name)],
    needed: [...neededBy(name)],
    version: stored?.version ?? 0,
  }
}

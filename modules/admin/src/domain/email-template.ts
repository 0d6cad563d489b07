import type { TemplateOverride } from './compose.ts'
import { defaultTemplate } from './templates/index.ts'

/** A template as a super admin worded it, or added it. */
export interface StoredTemplate extends TemplateOverride {
  /** HTML; null where it has that of the product. */
  readonly description: string | null
  readonly updatedBy: string | null
  readonly updatedAt: Date
  readonly version: number
}

/** What a template says. */
export type TemplateWords = Pick<StoredTemplate, 'name' | 'subject' | 'body' | 'description'>

/** Of the sources; a template that is no part of the product may ask for these. */
const GENERAL = [
  'SESSION_START_DATE',
  'SESSION_START_TIME',
  'SESSION_MANAGERS',
  'LOBBY_MANAGERS',
  'PROJECT_NAME',
  'EMAIL_SESSION_LINK',
  'SESSION_NAME',
  'LOCATION_TYPE',
  'IN_PERSON_LOCATION',
  'EMAIL_CHECKIN_LINK',
] as const

const asked = (words: string): readonly string[] => [
  ...new Set(
    [...words.matchAll(/\{\{\s*(?:#(?:if|unless)\s+)?([A-Z][A-Z0-9_]*)\s*\}\}/g)].map(([, name]) => name!),
  ),
]

/** Names that a template may ask for: whoever has it sent gives values for these. */
export function placeholdersOf(name: string): readonly string[] {
  const template = defaultTemplate(name)
  if (!template) return GENERAL
  return [...new Set([...asked(template.subject), ...asked(template.body), ...template.optional])]
}

const IN_BUTTON = /<mj-button href="\{\{(\w+)\}\}"/g
/** Placeholders that are the message itself. */
const WHOLE = ['BODY', 'WRITTEN_BODY', 'CODE']

/** Placeholders without which the e-mail is of no use: the addresses of its buttons, and what is the message itself. */
export function neededBy(name: string): readonly string[] {
  const template = defaultTemplate(name)
  if (!template) return []
  const links = [...template.body.matchAll(IN_BUTTON)].map(([, link]) => link!)
  const whole = asked(template.body).filter((one) => WHOLE.includes(one))
  return [...new Set([...links, ...whole])].filter((one) => !template.optional.includes(one))
}

export const lacking = (needed: readonly string[], html: string): string | undefined => {
  const found = asked(html)
  return needed.find((name) => !found.includes(name))
}

const lineAt = (html: string, at: number) => html.slice(0, at).split('\n').length

const RISKS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /<\s*\/?\s*(script|iframe|object|embed|form|input|base|link|meta|svg|mj-raw|mj-include|mj-html-attributes)\b/i,
    'An e-mail cannot have this element',
  ],
  [/<[^>]*\son[a-z]+\s*=/i, 'An e-mail cannot run anything'],
  [
    /\b(?:href|src|background|background-url)\s*=\s*["']?\s*(?!["']?\s*(?:https?:|mailto:|tel:|cid:|\{\{))[^\s"'>]/i,
    'An address begins with https:, mailto: or tel:, or is a placeholder',
  ],
  [/\burl\s*\(|expression\s*\(|@import/i, 'An e-mail cannot load this'],
]

/** @returns what an e-mail must not have, with its line; undefined when there is nothing */
export function riskIn(html: string): string | undefined {
  const found = RISKS.flatMap(([pattern, what]) => {
    const at = html.search(pattern)
    return at < 0 ? [] : [{ at, what }]
  }).sort((a, b) => a.at - b.at)[0]
  return found && `Line ${lineAt(html, found.at)}: ${found.what}.`
}

const COMMENT = /<!--.*?-->/gs
/** A tag of the layout with its attributes, in which a `>` may stand between quotes. */
const LAYOUT_TAG = /<(\/?)(mj-[a-z-]+|mjml)\b(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gi

/**
 * MJML leaves out what an element without its end swallows, and says nothing.
 * @returns the element of the layout without its beginning or end, with its line; undefined when there is none
 */
export function unclosedIn(html: string): string | undefined {
  // Comments keep their place, so that lines are counted as they are typed.
  const said = html.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const open: { readonly name: string; readonly at: number }[] = []
  for (const { index, 1: ends, 2: name = '', 3: alone } of said.matchAll(LAYOUT_TAG)) {
    if (alone) continue
    if (!ends) open.push({ name: name.toLowerCase(), at: index })
    else {
      const begun = open.pop()
      if (!begun) return `Line ${lineAt(html, index)}: </${name}> ends nothing.`
      if (begun.name !== name.toLowerCase())
        return `Line ${lineAt(html, begun.at)}: <${begun.name}> is not closed.`
    }
  }
  const [left] = open.slice(-1)
  return left && `Line ${lineAt(html, left.at)}: <${left.name}> is not closed.`
}

const SAMPLES: Readonly<Record<string, string>> = {
  PROJECT_NAME: 'Harbour Lights',
  SESSION_NAME: 'First calls',
  SESSION_DATES: 'Wednesday, March 4, 10:00 AM PST, 500 S Main St, Los Angeles',
  SESSION_START_DATE: 'Wednesday, March 4',
  SESSION_START_TIME: '10:00 AM PST',
  SESSION_MANAGERS: 'Marco Reyes',
  LOBBY_MANAGERS: 'Lena Fox',
  LOCATION_TYPE: 'In Person',
  IN_PERSON_LOCATION: '500 S Main St, Los Angeles',
  PLACE: '500 S Main St, Los Angeles',
  FIRST_NAME: 'Ana',
  NAME: 'Ana Ito',
  ROLE: 'Barista',
  CALLED_BACK_AS: 'Barista',
  CANCELLED_BY: 'The casting office',
  CASTING_DIRECTOR: 'Dana Cole',
  TALENT_TIME: 'Wednesday, March 4, 1:00 PM EST (New York time)',
  CODE: '493 027',
  EMAIL: 'ana@example.com',
}

/** A value of each placeholder to look at the e-mail with. */
export const sampleValues = (names: readonly string[], publicUrl: string): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const words = name.toLowerCase().replaceAll('_', ' ')
      const sample = /(^|_)LINK$/.test(name)
        ? `${publicUrl}/sample/${name.toLowerCase()}`
        : `Sample of ${words}`
      return [name, SAMPLES[name] ?? sample]
    }),
  )

/** The body of a template with one element a line, so that a fault can be found by its line. */
export const inLines = (body: string): string => body.replaceAll(/>(?=<mj-)/g, '>\n')

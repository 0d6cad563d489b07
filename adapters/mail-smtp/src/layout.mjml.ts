import type { MailLook } from '@callboard/admin/testing'
import Handlebars from 'handlebars'

const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The tokens of the product's light theme. */
const INK = '#1f1d1a'
const QUIET = '#6f6a62'
const HAIRLINE = '#e7e2da'
const PAPER = '#ffffff'
const DESK = '#f5f2ed'
/** The accent where a project has none: areas, text on them, and text on paper. */
const OWN_ACCENT = { fill: '#b4481e', on_fill: '#ffffff', on_light: '#b4481e' }
type Accent = typeof OWN_ACCENT

const escaped = (words: string) => Handlebars.escapeExpression(words)

/** The mark of the product, or the logo of the project. One line: places of faults are told by line. */
const letterhead = (look: MailLook | null, { on_light }: Accent): string =>
  look?.brand.logo_url
    ? `<img src="${escaped(look.brand.logo_url)}" alt="${escaped(look.projectName)}" height="48" style="height:48px;max-width:240px" />`
    : `<span style="color:${on_light}">&#9679;</span>&nbsp; Callboard`

const head = (look: MailLook | null, accent: Accent): string => `<mjml lang="en">
<mj-head>
<mj-attributes>
<mj-all font-family="${SANS}" />
<mj-text color="${INK}" font-size="16px" line-height="25px" padding="0 32px 16px" />
<mj-button background-color="${accent.fill}" color="${accent.on_fill}" font-size="16px" font-weight="600" line-height="20px" border-radius="8px" inner-padding="14px 24px" padding="8px 32px 24px" align="left" />
<mj-divider border-width="1px" border-color="${HAIRLINE}" padding="8px 32px 24px" />
<mj-class name="title" font-size="22px" line-height="30px" font-weight="600" />
<mj-class name="quiet" color="${QUIET}" font-size="14px" line-height="21px" />
</mj-attributes>
<mj-style>
@media (max-width: 479px) { .sheet, .sheet > table, .sheet > table > tbody > tr > td { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; } }
</mj-style>
<mj-style inline="inline">
.prose p { margin: 0 0 16px; }
.prose h1, .prose h2, .prose h3 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 12px; }
.prose ul, .prose ol { margin: 0 0 16px; padding-left: 24px; }
.prose a, .plain a { color: ${accent.on_light}; }
</mj-style>
</mj-head>
<mj-body width="600px" background-color="${DESK}">
<mj-section padding="28px 0 14px"><mj-column><mj-text padding="0 32px" font-size="15px" line-height="20px" font-weight="700" letter-spacing="0.2px">${letterhead(look, accent)}</mj-text></mj-column></mj-section>
<mj-section css-class="sheet" background-color="${PAPER}" border="1px solid ${HAIRLINE}" border-radius="12px" padding="32px 0 12px"><mj-column>
`

const foot = (look: MailLook | null): string => `
</mj-column></mj-section>
<mj-section padding="16px 0 32px"><mj-column><mj-text mj-class="quiet" padding="0 32px">Sent by Callboard for ${look ? escaped(look.projectName) : 'the casting office you work with'}.</mj-text></mj-column></mj-section>
</mj-body>
</mjml>`

/** How many lines of a laid-out mail come before the first one of the template. */
export const LINES_BEFORE_TEMPLATE = head(null, OWN_ACCENT).split('\n').length - 1

/** A paragraph of a template, HTML allowed inside. */
export const paragraph = (html: string): string => `<mj-text css-class="plain">${html}</mj-text>`

/** The title of a mail. */
export const title = (html: string): string => `<mj-text mj-class="title">${html}</mj-text>`

/** A smaller line for information without an action. */
export const quietLine = (html: string): string =>
  `<mj-text mj-class="quiet" css-class="plain">${html}</mj-text>`

/** The button for the main action of a mail. `href` may be a placeholder. */
export const button = (label: string, href: string): string =>
  `<mj-button href="${href}">${label}</mj-button>`

/** Puts MJML components between header and footer. Without any, the template is HTML as the rich editor writes it. */
export function layOut(template: string, look: MailLook | null): string {
  if (/<mjml[\s>]/.test(template)) return template
  const components = /<mj-[a-z]/.test(template)
  const accent = look?.brand.accent ?? OWN_ACCENT
  return `${head(look, accent)}${components ? template : `<mj-text css-class="prose">${template}</mj-text>`}${foot(look)}`
}

/** @returns the line of the template that a line of the laid-out mail is */
export function templateLine(template: string, line: number): number {
  return /<mjml[\s>]/.test(template) ? line : Math.max(1, line - LINES_BEFORE_TEMPLATE)
}

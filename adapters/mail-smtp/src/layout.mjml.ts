const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The tokens of the product's light theme. */
const INK = '#1f1d1a'
const QUIET = '#6f6a62'
const HAIRLINE = '#e7e2da'
const PAPER = '#ffffff'
const DESK = '#f5f2ed'
const ACCENT = '#b4481e'

const HEAD = `<mjml lang="en">
<mj-head>
<mj-attributes>
<mj-all font-family="${SANS}" />
<mj-text color="${INK}" font-size="16px" line-height="25px" padding="0 32px 16px" />
<mj-button background-color="${ACCENT}" color="#ffffff" font-size="16px" font-weight="600" line-height="20px" border-radius="8px" inner-padding="14px 24px" padding="8px 32px 24px" align="left" />
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
.prose a, .plain a { color: ${ACCENT}; }
</mj-style>
</mj-head>
<mj-body width="600px" background-color="${DESK}">
<mj-section padding="28px 0 14px"><mj-column><mj-text padding="0 32px" font-size="15px" line-height="20px" font-weight="700" letter-spacing="0.2px"><span style="color:${ACCENT}">&#9679;</span>&nbsp; Callboard</mj-text></mj-column></mj-section>
<mj-section css-class="sheet" background-color="${PAPER}" border="1px solid ${HAIRLINE}" border-radius="12px" padding="32px 0 12px"><mj-column>
`

const FOOT = `
</mj-column></mj-section>
<mj-section padding="16px 0 32px"><mj-column><mj-text mj-class="quiet" padding="0 32px">Sent by Callboard for the casting office you work with.</mj-text></mj-column></mj-section>
</mj-body>
</mjml>`

/** How many lines of a laid-out mail come before the first one of the template. */
export const LINES_BEFORE_TEMPLATE = HEAD.split('\n').length - 1

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
export function layOut(template: string): string {
  if (/<mjml[\s>]/.test(template)) return template
  const components = /<mj-[a-z]/.test(template)
  return `${HEAD}${components ? template : `<mj-text css-class="prose">${template}</mj-text>`}${FOOT}`
}

/** @returns the line of the template that a line of the laid-out mail is */
export function templateLine(template: string, line: number): number {
  return /<mjml[\s>]/.test(template) ? line : Math.max(1, line - LINES_BEFORE_TEMPLATE)
}

import type { MailLook, MailTemplate } from '@callboard/admin/testing'
import { convert } from 'html-to-text'
import mjml2html from 'mjml'
import { badTemplate } from './compile-template.ts'
import { layOut, templateLine } from './layout.mjml.ts'

/**
 * @param filled the body of the template with its values
 * @throws DomainError that names the line of the template at fault
 */
export async function htmlOf(template: MailTemplate, filled: string, look: MailLook | null): Promise<string> {
  const mail = layOut(filled, look)
  const { html, errors } = await mjml2html(mail, {
    validationLevel: 'soft',
    ignoreIncludes: true,
    keepComments: false,
    fonts: {},
  }).catch((error: Error) => {
    const line = /line (\d+)/i.exec(error.message)
    throw badTemplate(line && templateLine(template.body, Number(line[1])), error.message.split('\n')[0]!)
  })
  const [first] = errors
  if (first) throw badTemplate(templateLine(template.body, first.line), first.message)
  return html
}

/** The plain text part, for mail programs without HTML. */
export function textOf(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  }).trim()
}

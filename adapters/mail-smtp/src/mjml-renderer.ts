import type { MailTemplate, TemplateRenderer } from '@callboard/admin/testing'
import { convert } from 'html-to-text'
import mjml2html from 'mjml'
import { badTemplate, fillIn, HTML, PLAIN } from './compile-template.ts'
import { layOut, templateLine } from './layout.mjml.ts'

const inOneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()

/** MJML and Handlebars, in the layout of the product unless the template brings a whole `<mjml>` of its own. */
export function mjmlRenderer(): TemplateRenderer {
  return {
    async render(template, values) {
      const subject = inOneLine(fillIn(template.subject, values, PLAIN))
      const html = await compile(template, fillIn(template.body, values, HTML))
      return { subject, html, text: textOf(html) }
    },
    renderText: (template, values) => fillIn(template, values, PLAIN),
  }
}

async function compile(template: MailTemplate, filled: string): Promise<string> {
  const mail = layOut(filled)
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

function textOf(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  }).trim()
}

import type { TemplateRenderer } from '@callboard/admin/testing'
import { fillIn, HTML, PLAIN } from './compile-template.ts'

const inOneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()

/** MJML and Handlebars, in the layout of the product unless the template brings a whole `<mjml>` of its own. */
export function mjmlRenderer(): TemplateRenderer {
  // MJML takes a quarter of a second to load and much memory, so it is loaded only when a renderer is made.
  const mail = import('./mjml-mail.ts')
  return {
    async render(template, values) {
      const subject = inOneLine(fillIn(template.subject, values, PLAIN))
      const { htmlOf, textOf } = await mail
      const html = await htmlOf(template, fillIn(template.body, values, HTML))
      return { subject, html, text: textOf(html) }
    },
    renderText: (template, values) => fillIn(template, values, PLAIN),
  }
}

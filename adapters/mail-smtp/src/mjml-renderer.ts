import type { TemplateRenderer } from '@callboard/admin/testing'
import { fillIn, HTML, PLAIN } from './compile-template.ts'

const inOneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()

/** MJML and Handlebars, in the layout of the product unless the template brings a whole `<mjml>` of its own. */
export function mjmlRenderer(): TemplateRenderer {
  // MJML takes half a second to load and much memory: a process that renders no mail does without.
  let mail: Promise<typeof import('./mjml-mail.ts')> | undefined
  const load = () => {
    mail ??= import('./mjml-mail.ts')
    return mail
  }
  return {
    async render(template, values, look) {
      const subject = inOneLine(fillIn(template.subject, values, PLAIN))
      const { htmlOf, textOf } = await load()
      const html = await htmlOf(template, fillIn(template.body, values, HTML), look)
      return { subject, html, text: textOf(html) }
    },
    renderText: (template, values) => fillIn(template, values, PLAIN),
  }
}

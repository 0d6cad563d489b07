import type { TemplateRenderer } from '@callboard/admin/testing'

const inOneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()

/** MJML and Handlebars, in the layout of the product unless the template brings a whole `<mjml>` of its own. */
export function mjmlRenderer(): TemplateRenderer {
  // Handlebars, and MJML that takes half a second, are loaded by the processes that render.
  return {
    async render(template, values, look) {
      const { fillIn, HTML, PLAIN } = await import('./compile-template.ts')
      const subject = inOneLine(fillIn(template.subject, values, PLAIN))
      const { htmlOf, textOf } = await import('./mjml-mail.ts')
      const html = await htmlOf(template, fillIn(template.body, values, HTML), look)
      return { subject, html, text: textOf(html) }
    },
    async renderText(template, values) {
      const { fillIn, PLAIN } = await import('./compile-template.ts')
      return fillIn(template, values, PLAIN)
    },
  }
}

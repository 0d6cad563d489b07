import { type Token, token } from '@callboard/core'
export interface MailTemplate {
  /** Handlebars, values put in raw. */
  readonly subject: string
  /** MJML with Handlebars; values are HTML-escaped. */
  readonly body: string
}

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface TemplateRenderer {
  /**
   * Placeholders are the sources' (`{{PROJECT_NAME}}`). A line break in a subject value cannot start a header.
   * @throws DomainError rule `unknown_placeholder` naming what the template asks for and `values` lacks
   * @throws DomainError rule `bad_template` with the line, when it does not compile
   */
  render(template: MailTemplate, values: Readonly<Record<string, string>>): Promise<RenderedMail>
  /** For texts (SMS): plain Handlebars, nothing escaped, same errors. */
  renderText(template: string, values: Readonly<Record<string, string>>): string
}

export const TEMPLATE_RENDERER: Token<TemplateRenderer> = token('admin.template-renderer')

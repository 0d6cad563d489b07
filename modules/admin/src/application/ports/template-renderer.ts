import { type Token, token } from '@callboard/core'
import type { BrandView } from '@callboard/projects/contract'

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

/** The look of a mail about a project. */
export interface MailLook {
  readonly projectName: string
  /** Its logo has an address that mail programs reach. */
  readonly brand: BrandView
}

export interface TemplateRenderer {
  /**
   * Placeholders are the sources' (`{{PROJECT_NAME}}`). A line break in a subject value cannot start a header.
   * @param look null for the product's own
   * @throws DomainError rule `unknown_placeholder` naming what the template asks for and `values` lacks
   * @throws DomainError rule `bad_template` with the line, when it does not compile
   */
  render(
    template: MailTemplate,
    values: Readonly<Record<string, string>>,
    look: MailLook | null,
  ): Promise<RenderedMail>
  /** For texts (SMS): plain Handlebars, nothing escaped, same errors. */
  renderText(template: string, values: Readonly<Record<string, string>>): Promise<string>
}

export const TEMPLATE_RENDERER: Token<TemplateRenderer> = token('admin.template-renderer')

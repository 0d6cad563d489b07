import { type Token, token } from '@callboard/core'
import type { TemplateName } from '../contract/messages.ts'

export type { TemplateName }

/** Words of an e-mail template, for people who write their own on top of it. */
export interface MailTemplateWords {
  readonly subject: string
  /** Plain text with placeholders like `{{PROJECT_NAME}}`. */
  readonly body: string
  /** On the button that goes below, whatever was written; null: there is none. */
  readonly button: string | null
}

export interface MailWords {
  of(template: TemplateName): Promise<MailTemplateWords>
}

export const MAIL_WORDS: Token<MailWords> = token('admin.mail-words')

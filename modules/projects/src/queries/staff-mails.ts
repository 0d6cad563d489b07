import type { TemplateName } from '@callboard/admin/queries'
import { type Actor, type Outbox, type Token, token } from '@callboard/core'
import type { MailDraft, SendingResult } from '../contract/index.ts'
import type { Values } from '../domain/placeholders.ts'

export interface WrittenWords {
  readonly subject: string
  readonly content: string
}

export interface MailSending {
  readonly template: TemplateName
  readonly to: readonly string[]
  readonly written: WrittenWords
  /** What is put in for one address. */
  readonly valuesFor: (address: string) => Values
  /** Where answers go. */
  readonly replyTo: string
  readonly about: { readonly project_id?: string; readonly session_id?: string }
}

export interface MailRecipients {
  readonly good: readonly string[]
  readonly refused: SendingResult['refused']
}

/** Mails that staff word themselves, one message to each address. */
export interface StaffMails {
  /** @param values those that differ by address stay as they are written: leave them out */
  draft(template: TemplateName, values: Values): Promise<MailDraft>
  /** The address of the sender, to whom answers go. */
  sender(actor: Actor): Promise<string>
  /** @throws DomainError invalid on the field when none is an address */
  recipients(entries: readonly string[], field?: string): MailRecipients
  /** @throws DomainError invalid at the field that asks for something there is no value for */
  checkWords(written: WrittenWords, values: Values): void
  /**
   * The key is new with each sending, and kept with the answer of the call: a repeat of the call sends nothing.
   * @returns the key by which the message log knows the messages
   */
  send(outbox: Outbox, sending: MailSending): string
  /** How the sending ends for who asked for it. @param sent how many messages */
  ended(sent: number, refused: SendingResult['refused']): SendingResult
}

export const STAFF_MAILS: Token<StaffMails> = token('projects.staff-mails')

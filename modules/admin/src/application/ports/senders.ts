import { type Token, token } from '@callboard/core'
import type { SignedCall } from '@callboard/core/http-contract'
import type { DeliveryReport } from '../../domain/delivery-report.ts'
import type { FailureCause } from '../../domain/message.ts'
import type { TextReply } from '../../domain/text-reply.ts'

export interface OutgoingMail {
  /** Of the message, and of a later sending of it: a provider that supports it gets it as its idempotency key and Message-ID. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly {
    readonly name: string
    readonly contentType: string
    readonly content: string
  }[]
}

export interface OutgoingText {
  readonly id: string
  /** E.164 */
  readonly to: string
  readonly body: string
}

/** `sent`: handed to a provider; `kept`: there is none, and nothing left the machine. */
export type SendOutcome =
  | { readonly state: 'sent' | 'delivered'; readonly providerId: string | null }
  | { readonly state: 'kept' }
  | {
      readonly state: 'refused'
      readonly reason: string
      /** What is wrong with the number or the mailbox; `opted_out` of texts only. */
      readonly cause?: FailureCause | null
    }

/** A throw means 'try again later'; `refused` means it will never work. */
export interface MailSender {
  /** False where no mail server is set up. */
  readonly sends: boolean
  send(mail: OutgoingMail): Promise<SendOutcome>
}

/** Connection to an account at a provider of texts. */
export interface TextSender {
  /** False where no provider is set up. */
  readonly sends: boolean
  /** The number, short code or Messaging Service that texts leave from: people opt out of its texts. */
  readonly from: string
  send(text: OutgoingText): Promise<SendOutcome>
  /**
   * Asked before a text is sent again whose hand-over ended without a clear answer.
   * @param since when the text was written down
   * @returns the provider's ids of texts with these words that it took for this number since then and has not failed
   * to deliver, oldest first; none where nothing leaves the machine
   * @throws when the provider cannot be asked: try again later
   */
  sentSince(text: OutgoingText, since: Date): Promise<readonly string[]>
  /** @returns what the call reports, or null when the provider did not sign it: always so where there is none */
  verify(call: SignedCall): DeliveryReport | null
  /** @returns the text that the call brings, or null when the provider did not sign it */
  verifyReply(call: SignedCall): TextReply | null
}

export const MAIL_SENDER: Token<MailSender> = token('admin.mail-sender')
/** With the account of the install. */
export const TEXT_SENDER: Token<TextSender> = token('admin.text-sender')

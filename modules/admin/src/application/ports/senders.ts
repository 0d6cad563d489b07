export interface OutgoingMail {
  /** The message's own id: a provider that supports it gets it as its idempotency key and Message-ID. */
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

/** `delivered`: kept where its reader can see it (the embedded message log); `sent`: handed to a provider. */
export type SendOutcome =
  | { readonly state: 'sent' | 'delivered'; readonly providerId: string | null }
  | { readonly state: 'refused'; readonly reason: string }

/** A throw means 'try again later'; `refused` means it will never work. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<SendOutcome>
}

export interface TextSender {
  send(text: OutgoingText): Promise<SendOutcome>
}

export const MAIL_SENDER = Symbol('admin.mail-sender')
export const TEXT_SENDER = Symbol('admin.text-sender')

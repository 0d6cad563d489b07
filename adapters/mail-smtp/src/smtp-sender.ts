import type { MailSender, OutgoingMail, SendOutcome } from '@callboard/admin/testing'
import { createTransport } from 'nodemailer'

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://host`; all that nodemailer takes */
  readonly url: string
  /** The sender of every mail. */
  readonly from: { readonly name: string; readonly address: string }
}

export interface SmtpSender extends MailSender {
  /** Lets go of open connections. */
  close(): void
}

const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** What the server said about this mail, not about us: a wrong password is no reason to give a mail up. */
function isFinal({ code, responseCode = 0 }: SmtpError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600
}

/** One message a call, to one address. Connections are kept and used again. */
export function smtpSender({ url, from }: SmtpSettings): SmtpSender {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async send(mail: OutgoingMail): Promise<SendOutcome> {
      if (!ADDRESS.test(mail.to)) return { state: 'refused', reason: 'This is not an e-mail address.' }
      try {
        const { messageId } = await transport.sendMail({
          messageId: `<${mail.id}@${host}>`,
          from: { ...from },
          to: { name: '', address: mail.to },
          ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          attachments: mail.attachments.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content,
          })),
        })
        return { state: 'sent', providerId: messageId }
      } catch (error) {
        const failure = error as SmtpError
        if (!isFinal(failure)) throw failure
        return { state: 'refused', reason: failure.response ?? failure.message }
      }
    },
    close: () => transport.close(),
  }
}

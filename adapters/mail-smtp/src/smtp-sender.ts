import { isNobodyThere, type MailSender, type OutgoingMail, type SendOutcome } from '@callboard/admin'
import { DomainError, patient } from '@callboard/core'
import type { Transporter } from 'nodemailer'
import { checkSmtp } from './check-smtp.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS where the server offers it), `smtps://host`; all that nodemailer takes */
  readonly url: string
  /** The sender of every mail. */
  readonly from: { readonly name: string; readonly address: string }
  /** Envelope sender, where mails come back to; null: the address of the sender. */
  readonly reportsTo: string | null
}

export interface SmtpSender extends MailSender {
  /** Lets go of open connections. */
  close(): Promise<void>
}

const ADDRESS = /^[^\s<>(),;:"\\@]+@[^\s<>(),;:"\\@]+$/
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** Replies that ask for a password. */
const SIGN_IN_CODES = [530, 535]

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** True for a refusal of this mail, not of the install: a wrong password or sender is no reason to give a mail up. */
function isFinal({ code, command, responseCode = 0 }: SmtpError): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false
  if (command === 'MAIL FROM' || SIGN_IN_CODES.includes(responseCode)) return false
  return responseCode >= 500 && responseCode < 600
}

const ENHANCED = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/
/** Replies to RCPT by which servers without enhanced codes name a bad mailbox. */
const NOBODY_CODES = [550, 551, 553]

/** True for a refusal that says that the mailbox does not exist, and not that this mail or its sender is unwanted. */
function namesNobody({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false
  const status = ENHANCED.exec(response)?.[1]
  return status === undefined ? NOBODY_CODES.includes(responseCode) : isNobodyThere(status)
}

const later = ({ response, message }: SmtpError) =>
  new DomainError(
    'unavailable',
    'mail_unavailable',
    `The mail server cannot take it now: ${response ?? message}`,
  )

/**
 * Sends one message per call, to one address. Connections are kept and used again.
 * @throws Error that names the setting at fault
 */
export function smtpSender({ url, from, reportsTo }: SmtpSettings): SmtpSender {
  checkSmtp(url)
  if (!ADDRESS.test(from.address)) throw new Error('SMTP_FROM must hold an e-mail address.')
  if (reportsTo !== null && !ADDRESS.test(reportsTo))
    throw new Error('MAIL_REPORTS_TO must be an e-mail address.')
  // A process that sends no mail, as an API is, does without.
  let transport: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      connectionTimeout: patient(CONNECT_MS),
      greetingTimeout: patient(CONNECT_MS),
      socketTimeout: patient(SILENCE_MS),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    sends: true,
    async send(mail: OutgoingMail): Promise<SendOutcome> {
      if (!ADDRESS.test(mail.to)) return { state: 'refused', reason: 'This is not an e-mail address.' }
      try {
        transport ??= open()
        const { messageId } = await (await transport).sendMail({
          messageId: `<${mail.id}@${host}>`,
          from: { ...from },
          envelope: { from: reportsTo ?? from.address, to: mail.to },
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
        if (!isFinal(failure)) throw later(failure)
        return {
          state: 'refused',
          reason: failure.response ?? failure.message,
          cause: namesNobody(failure) ? 'invalid' : null,
        }
      }
    },
    close: async () => (await transport)?.close(),
  }
}

import type { MailSender, SendOutcome, TextSender } from './ports/index.ts'

/** The message log is the mailbox: nothing leaves the machine. */
const KEPT: SendOutcome = { state: 'delivered', providerId: null }

/** For installs without a mail server. */
export class LogMailSender implements MailSender {
  async send(): Promise<SendOutcome> {
    return KEPT
  }
}

/** For installs without an SMS provider. */
export class LogTextSender implements TextSender {
  async send(): Promise<SendOutcome> {
    return KEPT
  }
}

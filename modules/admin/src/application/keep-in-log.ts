import type { MailSender, SendOutcome, TextSender } from './ports/index.ts'

/** Nothing leaves the machine; the message log has the words. */
const KEPT: SendOutcome = { state: 'kept' }

/** For installs without a mail server. */
export class LogMailSender implements MailSender {
  readonly sends = false

  async send(): Promise<SendOutcome> {
    return KEPT
  }
}

/** Without a provider no texts are sent, so every status report is a forgery. */
const NO_PROVIDER: Omit<TextSender, 'send'> = {
  sends: false,
  from: 'log',
  sentSince: async () => [],
  verify: () => null,
  verifyReply: () => null,
}

/** For installs with neither an SMS provider nor a mail server. */
export class LogTextSender implements TextSender {
  readonly sends = NO_PROVIDER.sends
  readonly from = NO_PROVIDER.from
  readonly sentSince = NO_PROVIDER.sentSince
  readonly verify = NO_PROVIDER.verify
  readonly verifyReply = NO_PROVIDER.verifyReply

  async send(): Promise<SendOutcome> {
    return KEPT
  }
}

/** For installs with a mail server and without an SMS provider: every text becomes an e-mail, where there is an address. */
export class NoTextSender implements TextSender {
  readonly sends = NO_PROVIDER.sends
  readonly from = NO_PROVIDER.from
  readonly sentSince = NO_PROVIDER.sentSince
  readonly verify = NO_PROVIDER.verify
  readonly verifyReply = NO_PROVIDER.verifyReply

  async send(): Promise<SendOutcome> {
    return { state: 'refused', reason: 'No SMS provider is set up.' }
  }
}

import { TEXT_PROVIDER, type TextProvider } from '@callboard/accounts'
import {
  LogMailSender,
  LogTextSender,
  MAIL_REPORTS,
  MAIL_SENDER,
  type MailSender,
  NoTextSender,
  OWN_TEXT_SENDERS,
  type OwnTextSenders,
  TEXT_SENDER,
  type TextSender,
} from '@callboard/admin'
import { noteTextStatus } from '@callboard/admin/contract'
import { mailReports, smtpSender } from '@callboard/mail-smtp'
import { installTexts, ownTwilioAccounts, type TwilioLine } from '@callboard/sms-twilio'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

const twilioLine = ({ twilioApi, publicUrl }: Settings): TwilioLine => ({
  statusCallbackUrl: `${publicUrl}/api${noteTextStatus.path.replace('/{id}', '')}`,
  ...(twilioApi === null ? {} : { apiBase: twilioApi }),
})

function textSender(settings: Settings): TextSender {
  const { twilio, smtp } = settings
  if (!twilio) return smtp ? new NoTextSender() : new LogTextSender()
  return installTexts({ ...twilio, ...twilioLine(settings) })
}

/** What an install does not send, for whoever starts it. */
export function unsentWords({ twilio, smtp }: Pick<Settings, 'twilio' | 'smtp'>): readonly string[] {
  return [
    ...(smtp
      ? []
      : ['No mail server is set up (SMTP_URL): e-mails are not sent, the message log keeps them.']),
    ...(twilio
      ? []
      : [
          smtp
            ? 'No Twilio account is set up (TWILIO_ACCOUNT_SID): texts become e-mails.'
            : 'No Twilio account is set up (TWILIO_ACCOUNT_SID): texts are not sent, the message log keeps them.',
        ]),
  ]
}

export interface Messengers {
  readonly module: ContainerModule
  /** Lets go of the connections to the mail server. */
  close(): Promise<void>
}

/** Senders of e-mails and texts from the settings; without them the message log keeps the messages. */
export function messengers(settings: Settings): Messengers {
  const smtp = settings.smtp && smtpSender(settings.smtp)
  const ownAccounts = ownTwilioAccounts(twilioLine(settings))
  return {
    module: new ContainerModule(({ bind }) => {
      bind<MailSender>(MAIL_SENDER).toConstantValue(smtp ?? new LogMailSender())
      bind(MAIL_REPORTS).toConstantValue(mailReports(settings.mailReportsToken))
      bind<TextSender>(TEXT_SENDER).toConstantValue(textSender(settings))
      bind<OwnTextSenders>(OWN_TEXT_SENDERS).toConstantValue(ownAccounts)
      bind<TextProvider>(TEXT_PROVIDER).toConstantValue(ownAccounts)
    }),
    close: async () => smtp?.close(),
  }
}

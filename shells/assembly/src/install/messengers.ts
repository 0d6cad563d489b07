import {
  LogMailSender,
  LogTextSender,
  MAIL_SENDER,
  type MailSender,
  NoTextSender,
  TEXT_SENDER,
  type TextSender,
} from '@callboard/admin'
import { noteTextStatus } from '@callboard/admin/contract'
import { smtpSender } from '@callboard/mail-smtp'
import { twilioTexts } from '@callboard/sms-twilio'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

function textSender({ twilio, twilioApi, smtp, publicUrl }: Settings): TextSender {
  if (!twilio) return smtp ? new NoTextSender() : new LogTextSender()
  return twilioTexts({
    ...twilio,
    statusCallbackUrl: `${publicUrl}/api${noteTextStatus.path.replace('/{id}', '')}`,
    ...(twilioApi === null ? {} : { apiBase: twilioApi }),
  })
}

export interface Messengers {
  readonly module: ContainerModule
  /** Lets go of the connections to the mail server. */
  close(): void
}

/** What carries e-mails and texts: what the settings name, else the message log keeps them. */
export function messengers(settings: Settings): Messengers {
  const smtp = settings.smtp && smtpSender(settings.smtp)
  return {
    module: new ContainerModule(({ bind }) => {
      bind<MailSender>(MAIL_SENDER).toConstantValue(smtp ?? new LogMailSender())
      bind<TextSender>(TEXT_SENDER).toConstantValue(textSender(settings))
    }),
    close: () => smtp?.close(),
  }
}

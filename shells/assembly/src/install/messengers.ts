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

/** What carries e-mails and texts: what the settings name, else the message log keeps them. */
export const messengers = (settings: Settings) =>
  new ContainerModule(({ bind }) => {
    const { smtp } = settings
    bind<MailSender>(MAIL_SENDER).toConstantValue(smtp ? smtpSender(smtp) : new LogMailSender())
    bind<TextSender>(TEXT_SENDER).toConstantValue(textSender(settings))
  })

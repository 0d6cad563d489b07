import { type ModuleParts, perform } from '@callboard/core'
import { adminApi } from './api.ts'
import { sendEmail, sendText } from './application/jobs.ts'
import { SendMessage } from './application/send-message.ts'
import { adminSubscriptions } from './subscriptions.ts'

export { LogMailSender, LogTextSender, NoTextSender } from './application/keep-in-log.ts'
export { OwnTexts } from './application/own-texts.ts'
export * from './application/ports/index.ts'
export type { TemplateOverride } from './domain/compose.ts'
export type { DeliveryReport } from './domain/delivery-report.ts'
export {
  CHANNELS,
  type Channel,
  KEPT_STATES,
  type Message,
  type MessageAbout,
  type MessageAttachment,
  type MessageState,
  type RenderedMessage,
} from './domain/message.ts'
export { adminModule } from './module.ts'

export const adminParts: ModuleParts = {
  name: 'admin',
  api: adminApi,
  jobs: [perform(sendEmail, SendMessage), perform(sendText, SendMessage)],
  subscriptions: adminSubscriptions,
  rooms: [],
}

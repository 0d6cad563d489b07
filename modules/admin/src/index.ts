import { type ModuleParts, perform, subscribe } from '@callboard/core'
import { adminApi } from './api.ts'
import { sendEmail, sendText } from './application/jobs.ts'
import { RecordMessage } from './application/record-message.ts'
import { SendMessage } from './application/send-message.ts'
import { messageRequested } from './contract/index.ts'

export { LogMailSender, LogTextSender } from './application/keep-in-log.ts'
export * from './application/ports/index.ts'
export type { TemplateOverride } from './domain/compose.ts'
export type {
  Channel,
  Message,
  MessageAbout,
  MessageAttachment,
  MessageState,
  RenderedMessage,
} from './domain/message.ts'
export { adminModule } from './module.ts'

export const adminParts: ModuleParts = {
  name: 'admin',
  api: adminApi,
  jobs: [perform(sendEmail, SendMessage), perform(sendText, SendMessage)],
  subscriptions: [subscribe(messageRequested, 'admin.record-message', RecordMessage)],
  rooms: [],
}

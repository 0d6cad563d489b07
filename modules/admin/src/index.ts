export { LogMailSender, LogTextSender, NoTextSender } from './application/keep-in-log.ts'
export * from './application/ports/index.ts'
export type { TemplateOverride } from './domain/compose.ts'
export type { StoredCredential } from './domain/credential.ts'
export { isNobodyThere } from './domain/dead-address.ts'
export type { DeliveryReport } from './domain/delivery-report.ts'
export type { StoredTemplate, TemplateWords } from './domain/email-template.ts'
export type { MailReport } from './domain/mail-report.ts'
export {
  CHANNELS,
  type Channel,
  DELETED_ACCOUNT,
  type FailureCause,
  KEPT_STATES,
  type Message,
  type MessageAbout,
  type MessageAttachment,
  type MessageState,
  type RenderedMessage,
} from './domain/message.ts'
export type { Notice } from './domain/notice.ts'
export type { TextReply } from './domain/text-reply.ts'
export { adminModule } from './module.ts'

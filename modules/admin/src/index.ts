export { LogMailSender, LogTextSender, NoTextSender } from './application/keep-in-log.ts'
export * from './application/ports/index.ts'
export type { TemplateOverride } from './domain/compose.ts'
export type { DeliveryReport } from './domain/delivery-report.ts'
export type {
  Channel,
  Message,
  MessageAbout,
  MessageAttachment,
  MessageState,
  RenderedMessage,
} from './domain/message.ts'
export { adminModule } from './module.ts'

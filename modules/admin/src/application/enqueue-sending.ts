import type { Outbox } from '@callboard/core'
import type { Message } from '../domain/message.ts'
import { sendEmail, sendText } from './jobs.ts'

export function enqueueSending(outbox: Outbox, message: Message, at?: Date): void {
  outbox.enqueue(message.channel === 'email' ? sendEmail : sendText, { message_id: message.id }, { at })
}

import type { Ids, Outbox } from '@callboard/core'
import { emailInsteadOf } from '../domain/fallback.ts'
import type { Message } from '../domain/message.ts'
import { enqueueSending } from './enqueue-sending.ts'
import type { AdminRepositories } from './ports/index.ts'

/** To be called in the transaction in which a message has failed: has its words sent by e-mail, once per occasion. */
export async function fallBackToEmail(
  message: Message,
  { messages }: AdminRepositories,
  outbox: Outbox,
  ids: Ids,
  now: Date,
): Promise<void> {
  const email = emailInsteadOf(message, ids.next(), now)
  if (email && (await messages.add(email))) enqueueSending(outbox, email)
}

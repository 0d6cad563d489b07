import type { OwnTextAccount } from '@callboard/accounts/queries'
import type { Ids, Outbox } from '@callboard/core'
import { textStateChanged } from '../contract/index.ts'
import { emailInsteadOf } from '../domain/fallback.ts'
import { type FailureCause, type Message, written } from '../domain/message.ts'
import { textStateOf } from '../domain/text-state.ts'
import { sendEmail, sendText } from './jobs.ts'
import type { AdminRepositories } from './ports/index.ts'

export function enqueueSending(outbox: Outbox, message: Message, at?: Date): void {
  outbox.enqueue(message.channel === 'email' ? sendEmail : sendText, { message_id: message.id }, { at })
}

/** To be called in the transaction in which a message has changed: tells how a text about a check-in fares. */
export function tellTextState(message: Message, outbox: Outbox, cause: FailureCause | null = null): void {
  const { record_id, session_id } = message.about
  if (message.channel !== 'sms' || record_id === undefined || session_id === undefined) return
  const at = (message.sendAt ?? message.createdAt).toISOString()
  outbox.publish(textStateChanged, { record_id, session_id, state: textStateOf(message, cause), at })
}

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

interface Refusal {
  readonly account: OwnTextAccount
  /** In the provider's words or ours. */
  readonly reason: string
  /** Where the holder can put it right. */
  readonly profileLink: string
}

/** To be called in the transaction in which a text failed for its account: tells whose account it is, once a day. */
export async function tellAccountHolder(
  { account, reason, profileLink }: Refusal,
  { messages }: AdminRepositories,
  outbox: Outbox,
  ids: Ids,
  now: Date,
): Promise<void> {
  const mail = written({
    id: ids.next(),
    key: `text-account-refused:${account.accountSid}:${now.toISOString().slice(0, 10)}`,
    channel: 'email',
    template: 'TEXT_ACCOUNT_REFUSED',
    text: null,
    to: account.holderEmail,
    fallbackEmail: null,
    insteadOf: null,
    replyTo: null,
    values: { ACCOUNT_SID: account.accountSid, REASON: reason, PROFILE_LINK: profileLink },
    about: { user_id: account.holderId },
    attachments: [],
    createdAt: now,
    sendAt: null,
    expiresAt: null,
  })
  if (await messages.add(mail)) enqueueSending(outbox, mail)
}

import type { ReplyOf } from '@callboard/core/http-contract'
import type { getMessage, MESSAGE_STATES, MessageRow } from '../contract/index.ts'
import type { Message, MessageState } from '../domain/message.ts'
import type { MessageEntry } from './ports/index.ts'

type ShownState = (typeof MESSAGE_STATES)[number]

/** The state `sending` is internal: such a message is shown as queued. */
const shown = (state: MessageState): ShownState => (state === 'sending' ? 'queued' : state)

export const statesShownAs = (state: ShownState): readonly MessageState[] =>
  state === 'queued' ? ['queued', 'sending'] : [state]

export const messageRow = (message: MessageEntry): MessageRow => ({
  _id: message.id,
  channel: message.channel,
  template: message.template,
  to: message.to,
  state: shown(message.state),
  reason: message.reason,
  created_at: message.createdAt.toISOString(),
  sent_at: message.sentAt?.toISOString() ?? null,
  about: message.about,
  instead_of: message.insteadOf,
})

/** @param standIn the id of the e-mail that went out in its place */
export const messageBody = (message: Message, standIn: string | null): ReplyOf<typeof getMessage> => ({
  ...messageRow(message),
  sent_instead: standIn,
  account_sid: message.account?.accountSid ?? null,
  subject: message.rendered?.subject ?? null,
  html: message.rendered?.html ?? null,
  text: message.rendered?.text ?? '',
})

import type {
  Channel,
  Message,
  MessageAbout,
  MessageAttachment,
  MessageEntry,
  MessageState,
} from '@callboard/admin'
import {
  flagFromRow,
  instantFromRow,
  instantOrNullFromRow,
  jsonFromRow,
  jsonToRow,
} from '../dialect/values.ts'

/** The columns of the table `message` that lists show. */
export interface MessageEntryRow {
  readonly id: string
  readonly channel: string
  readonly template: string
  readonly recipient: string
  readonly state: string
  readonly reason: string | null
  readonly created_at: unknown
  readonly sent_at: unknown
  readonly about: string
  readonly instead_of: string | null
}

/** A row of the table `message`. */
export interface MessageRow extends MessageEntryRow {
  readonly message_key: string
  readonly own_text: string | null
  readonly fallback_email: string | null
  readonly reply_to: string | null
  readonly placeholder_values: string
  readonly attachments: string
  readonly attempts: number
  readonly tried_before: unknown
  readonly lease_until: unknown
  readonly text_holder: string | null
  readonly text_account: string | null
  readonly provider_id: string | null
  readonly rendered_subject: string | null
  readonly rendered_html: string | null
  readonly rendered_text: string | null
}

export const ENTRY_COLUMNS = [
  'id',
  'channel',
  'template',
  'recipient',
  'state',
  'reason',
  'created_at',
  'sent_at',
  'about',
  'instead_of',
] as const

const STATES: readonly MessageState[] = ['queued', 'sending', 'sent', 'delivered', 'failed']

function stateFromRow(code: string): MessageState {
  const state = STATES.find((known) => known === code)
  if (!state) throw new Error(`Not a message state in a row: ${code}`)
  return state
}

function channelFromRow(code: string): Channel {
  if (code === 'email' || code === 'sms') return code
  throw new Error(`Not a channel in a row: ${code}`)
}

export const messageEntryFromRow = (row: MessageEntryRow): MessageEntry => ({
  id: row.id,
  channel: channelFromRow(row.channel),
  template: row.template,
  to: row.recipient,
  state: stateFromRow(row.state),
  reason: row.reason,
  createdAt: instantFromRow(row.created_at),
  sentAt: instantOrNullFromRow(row.sent_at),
  about: jsonFromRow(row.about) as MessageAbout,
  insteadOf: row.instead_of,
})

export const messageFromRow = (row: MessageRow): Message => ({
  ...messageEntryFromRow(row),
  key: row.message_key,
  text: row.own_text,
  fallbackEmail: row.fallback_email,
  replyTo: row.reply_to,
  values: jsonFromRow(row.placeholder_values) as Record<string, string>,
  attachments: jsonFromRow(row.attachments) as MessageAttachment[],
  attempts: row.attempts,
  triedBefore: flagFromRow(row.tried_before),
  leaseUntil: instantOrNullFromRow(row.lease_until),
  account:
    row.text_holder === null || row.text_account === null
      ? null
      : { holderId: row.text_holder, accountSid: row.text_account },
  providerId: row.provider_id,
  rendered:
    row.rendered_text === null
      ? null
      : { subject: row.rendered_subject, html: row.rendered_html, text: row.rendered_text },
})

export const messageToRow = (message: Message) => ({
  id: message.id,
  message_key: message.key,
  channel: message.channel,
  recipient: message.to,
  template: message.template,
  own_text: message.text,
  fallback_email: message.fallbackEmail,
  instead_of: message.insteadOf,
  reply_to: message.replyTo,
  placeholder_values: jsonToRow(message.values),
  attachments: jsonToRow(message.attachments),
  about: jsonToRow(message.about),
  project_id: message.about.project_id ?? null,
  session_id: message.about.session_id ?? null,
  record_id: message.about.record_id ?? null,
  user_id: message.about.user_id ?? null,
  state: message.state,
  reason: message.reason,
  attempts: message.attempts,
  tried_before: message.triedBefore,
  lease_until: message.leaseUntil,
  text_holder: message.account?.holderId ?? null,
  text_account: message.account?.accountSid ?? null,
  provider_id: message.providerId,
  created_at: message.createdAt,
  sent_at: message.sentAt,
  rendered_subject: message.rendered?.subject ?? null,
  rendered_html: message.rendered?.html ?? null,
  rendered_text: message.rendered?.text ?? null,
})

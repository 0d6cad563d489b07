import {
  CHANNELS,
  KEPT_STATES,
  type Message,
  type MessageAbout,
  type MessageAttachment,
  type MessageEntry,
  type MessageRepository,
} from '@callboard/admin'
import type { Query } from '../dialect/query.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  number,
  objectOf,
  oneOf,
  orAbsent,
  orNull,
  partsOrNull,
  Rows,
  recordOf,
  tableOf,
  text,
} from '../table/index.ts'

const isId = orAbsent(isText)
const isAbout = objectOf<MessageAbout>({
  project_id: isId,
  session_id: isId,
  record_id: isId,
  user_id: isId,
})
const isAttachment = objectOf<MessageAttachment>({ name: isText, contentType: isText, content: isText })

/** The fields that lists show. */
const ENTRY = {
  id: text('id'),
  channel: oneOf('channel', CHANNELS),
  template: text('template'),
  to: text('recipient'),
  state: oneOf('state', KEPT_STATES),
  reason: orNull(text('reason')),
  createdAt: instant('created_at'),
  sentAt: orNull(instant('sent_at')),
  about: json('about', isAbout),
  insteadOf: orNull(text('instead_of')),
} as const

const ENTRIES = tableOf<MessageEntry>().named('message', ENTRY)

const KEYED = tableOf<MessageEntry & Pick<Message, 'key'>>().named('message', {
  ...ENTRY,
  key: text('message_key'),
})

const MESSAGES = tableOf<Message>().named(
  'message',
  {
    ...ENTRY,
    key: text('message_key'),
    text: orNull(text('own_text')),
    fallbackEmail: orNull(text('fallback_email')),
    replyTo: orNull(text('reply_to')),
    values: json('placeholder_values', recordOf(isText)),
    attachments: json('attachments', listOf(isAttachment)),
    sendAt: orNull(instant('send_at')),
    expiresAt: orNull(instant('expires_at')),
    attempts: number('attempts'),
    triedBefore: flag('tried_before'),
    leaseUntil: orNull(instant('lease_until')),
    account: partsOrNull('text_holder', {
      holderId: text('text_holder'),
      accountSid: text('text_account'),
    }),
    providerId: orNull(text('provider_id')),
    rendered: partsOrNull('rendered_text', {
      subject: orNull(text('rendered_subject')),
      html: orNull(text('rendered_html')),
      text: text('rendered_text'),
    }),
  },
  {
    project_id: ({ about }) => about.project_id ?? null,
    session_id: ({ about }) => about.session_id ?? null,
    record_id: ({ about }) => about.record_id ?? null,
    user_id: ({ about }) => about.user_id ?? null,
  },
)

/** Sorts after every letter. */
const LAST = '\uffff'

export function messageRepository(query: Query): MessageRepository {
  const rows = new Rows(MESSAGES, query)
  const entries = new Rows(ENTRIES, query)
  const keyed = new Rows(KEYED, query)
  return {
    add: (message) => rows.addIfAbsent(message),
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    save: (message) => rows.save(message),
    knownProviderIds: async (ids) =>
      await query(MESSAGES.name)
        .whereIn('provider_id', [...ids])
        .pluck('provider_id'),
    standIn: async (textId) => {
      const row: { id: string } | undefined = await rows.where({ instead_of: textId }).first('id')
      return row?.id ?? null
    },
    textsTo: (phone, limit) =>
      rows.all(rows.where({ recipient: phone, channel: 'sms' }).orderBy('id', 'desc').limit(limit)),
    ofKeys: (keys) =>
      keyed.all(
        query(KEYED.name)
          .select(KEYED.columns)
          .whereIn('message_key', [...keys]),
      ),
    queuedAbout: async (recordId, template) =>
      await rows.where({ record_id: recordId, template, state: 'queued' }).pluck('id'),
    hasUnclearTwin: async ({ id, to }, words) => {
      const twin = rows
        .where({ recipient: to, channel: 'sms', rendered_text: words })
        .whereNot({ id })
        .where('attempts', '>', 0)
        .whereIn('state', ['queued', 'sending'])
      return (await twin.first('id')) !== undefined
    },
    page: async ({ to, states, channel, sessionId, afterId, beforeId }, limit) => {
      const found = query(ENTRIES.name)
        .select([...ENTRIES.columns])
        .orderBy('id', beforeId === undefined ? 'desc' : 'asc')
        .limit(limit)
      if (to !== undefined) found.where('recipient', '>=', to).where('recipient', '<', `${to}${LAST}`)
      if (states !== undefined) found.whereIn('state', [...states])
      if (channel !== undefined) found.where({ channel })
      if (sessionId !== undefined) found.where({ session_id: sessionId })
      if (afterId !== undefined) found.where('id', '<', afterId)
      if (beforeId === undefined) return await entries.all(found)
      return (await entries.all(found.where('id', '>', beforeId))).toReversed()
    },
  }
}

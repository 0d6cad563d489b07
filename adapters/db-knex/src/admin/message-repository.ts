import {
  CHANNELS,
  DELETED_ACCOUNT,
  KEPT_STATES,
  type Message,
  type MessageAbout,
  type MessageAttachment,
  type MessageEntry,
  type MessageFilter,
  type MessageRepository,
} from '@callboard/admin'
import type { Knex } from 'knex'
import { byIndex, firstOfParts, LAST, literal, PRIMARY, type Query } from '../dialect/index.ts'
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

/** Messages that are looked up one by one. */
const FEW = 500

/** Each goes on with state and channel and ends in the order of the list; the first that fits is read. */
const INDEXES: Readonly<Record<string, string>> = {
  session_id: 'message_by_session',
  project_id: 'message_by_project',
  template: 'message_by_template',
  state: 'message_by_state',
}

export function messageRepository(query: Query): MessageRepository {
  const rows = new Rows(MESSAGES, query)
  const entries = new Rows(ENTRIES, query)
  const keyed = new Rows(KEYED, query)

  /**
   * Ids rise with time: the bounds of a span are two ids, as the bounds of a page are. Of each side the narrower one is
   * asked for: of two bounds in one direction SQLite looks for one only, and reads all that the other leaves out.
   * @returns null when there is no message in the span
   */
  async function spanOf(filter: MessageFilter): Promise<((found: Knex.QueryBuilder) => void) | null> {
    const edge = async (sign: '>=' | '<', at: Date, order: 'asc' | 'desc') => {
      const row: { id: string } | undefined = await query(ENTRIES.name)
        .where('created_at', sign, at)
        .orderBy([
          { column: 'created_at', order },
          { column: 'id', order },
        ])
        .first('id')
      return row?.id
    }
    const { since, until, afterId, beforeId } = filter
    const first = since && (await edge('>=', since, 'asc'))
    const last = until && (await edge('<', until, 'desc'))
    if ((since && !first) || (until && !last)) return null
    return (found) => {
      if (last !== undefined && (afterId === undefined || last < afterId)) found.where('id', '<=', last)
      else if (afterId !== undefined) found.where('id', '<', afterId)
      if (first !== undefined && (beforeId === undefined || first > beforeId)) found.where('id', '>=', first)
      else if (beforeId !== undefined) found.where('id', '>', beforeId)
    }
  }

  /** @returns null for more than a few: among many a page is found sooner in order of time */
  async function idsOfFew(beginning: string): Promise<readonly string[] | null> {
    const few: string[] = await query(ENTRIES.name)
      .where('recipient', '>=', beginning)
      .where('recipient', '<', `${beginning}${LAST}`)
      .limit(FEW + 1)
      .pluck('id')
    return few.length <= FEW ? few : null
  }

  /** Messages that a filter may leave, without its span: parts that each have the order of the list from an index. */
  async function partsOf(filter: MessageFilter): Promise<readonly Knex.QueryBuilder[]> {
    const { to, states, channel, template, projectId, sessionId } = filter
    const fields = Object.entries({ session_id: sessionId, project_id: projectId, template })
    const given = fields.filter((field): field is [string, string] => field[1] !== undefined)
    const few = to === undefined ? null : await idsOfFew(to)
    if (few?.length === 0) return []
    const isByKey = few !== null || (given.length === 0 && states === undefined && channel === undefined)
    const narrow = (part: Knex.QueryBuilder) => {
      if (few) part.whereIn('id', [...few])
      else if (to !== undefined) part.whereRaw("recipient like ? escape '!'", [`${literal(to)}%`])
      return part.where(Object.fromEntries(given))
    }
    if (isByKey) {
      const found = narrow(byIndex(query, ENTRIES.name, PRIMARY))
      if (states !== undefined) found.whereIn('state', [...states])
      if (channel !== undefined) found.where({ channel })
      return [found]
    }
    const index = INDEXES[given[0]?.[0] ?? 'state']!
    return (states ?? KEPT_STATES).flatMap((state) =>
      (channel === undefined ? CHANNELS : [channel]).map((one) =>
        narrow(byIndex(query, ENTRIES.name, index).where({ state, channel: one })),
      ),
    )
  }

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
    toPerson: async ({ userId, recordIds = [], to }, limit) => {
      const users = userId === undefined ? [] : [userId]
      const orNobody = (column: string, ids: readonly string[]) => (either: Knex.QueryBuilder) =>
        void either.whereNull(column).orWhereIn(column, [...ids])
      const found = new Set<string>()
      const look = async (column: string, values: readonly string[], isShared: boolean) => {
        if (values.length === 0) return
        const meant = query(MESSAGES.name)
          .whereIn(column, [...values])
          .whereNot({ recipient: DELETED_ACCOUNT })
          .limit(limit)
        // Children may have the number of the same parent.
        if (isShared) meant.where(orNobody('user_id', users)).where(orNobody('record_id', recordIds))
        const ids: string[] = await meant.pluck('id')
        for (const id of ids) found.add(id)
      }
      await look('user_id', users, false)
      await look('record_id', recordIds, false)
      await look('recipient', to, true)
      await look('fallback_email', to, true)
      return [...found]
    },
    after: (id, limit) => rows.all(query(MESSAGES.name).where('id', '>', id).orderBy('id').limit(limit)),
    page: async (filter, limit) => {
      const parts = await partsOf(filter)
      const narrow = await spanOf(filter)
      if (!narrow || parts.length === 0) return []
      for (const part of parts) narrow(part)
      const order = filter.beforeId === undefined ? 'desc' : 'asc'
      const ids = await firstOfParts<string>(query, parts, 'id', order, limit)
      if (ids.length === 0) return []
      return await entries.all(
        query(ENTRIES.name)
          .select([...ENTRIES.columns])
          .whereIn('id', [...ids])
          .orderBy('id', 'desc'),
      )
    },
  }
}

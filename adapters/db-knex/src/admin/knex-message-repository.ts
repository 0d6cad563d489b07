import type { Message, MessageEntry, MessageFilter, MessageRepository } from '@callboard/admin'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, locked } from '../dialect/statements.ts'
import {
  ENTRY_COLUMNS,
  type MessageRow,
  messageEntryFromRow,
  messageFromRow,
  messageToRow,
} from './message.row.ts'

const TABLE = 'message'
/** Sorts after every letter. */
const LAST = '\uffff'

export class KnexMessageRepository implements MessageRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  add(message: Message): Promise<boolean> {
    return insertIfAbsent(this.#query, TABLE, messageToRow(message))
  }

  async find(id: string): Promise<Message | null> {
    const row: MessageRow | undefined = await this.#query(TABLE).where({ id }).first()
    return row ? messageFromRow(row) : null
  }

  async lock(id: string): Promise<Message | null> {
    const row: MessageRow | undefined = await locked(this.#query(TABLE).where({ id })).first()
    return row ? messageFromRow(row) : null
  }

  async knownProviderIds(ids: readonly string[]): Promise<readonly string[]> {
    return await this.#query(TABLE)
      .whereIn('provider_id', [...ids])
      .pluck('provider_id')
  }

  async standIn(textId: string): Promise<string | null> {
    const row: { id: string } | undefined = await this.#query(TABLE).where({ instead_of: textId }).first('id')
    return row?.id ?? null
  }

  async save(message: Message): Promise<void> {
    await this.#query(TABLE).where({ id: message.id }).update(messageToRow(message))
  }

  async page(filter: MessageFilter, limit: number): Promise<readonly MessageEntry[]> {
    const { to, states, channel, sessionId, afterId } = filter
    const query = this.#query(TABLE).select(ENTRY_COLUMNS).orderBy('id', 'desc').limit(limit)
    if (to !== undefined) query.where('recipient', '>=', to).where('recipient', '<', `${to}${LAST}`)
    if (states !== undefined) query.whereIn('state', [...states])
    if (channel !== undefined) query.where({ channel })
    if (sessionId !== undefined) query.where({ session_id: sessionId })
    if (afterId !== undefined) query.where('id', '<', afterId)
    return (await query).map(messageEntryFromRow)
  }
}

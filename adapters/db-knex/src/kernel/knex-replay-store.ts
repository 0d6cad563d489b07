import { createHash } from 'node:crypto'
import type { ReplayStore, StoredReply } from '@callboard/core'
import { insertIfAbsent } from '../dialect/statements.ts'
import { instantFromRow, jsonFromRow, jsonToRow } from '../dialect/values.ts'
import type { Database } from '../open-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** A claim this old without a reply belongs to a process that died: milliseconds. */
const ABANDONED = 120_000

interface ReplayRow {
  readonly fingerprint: string
  readonly status: number | null
  readonly body: string | null
  readonly at: unknown
}

/** Keys have any length; the row has their digest. */
const rowKey = (key: string) => createHash('sha256').update(key).digest('hex')

export class KnexReplayStore implements ReplayStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  claim(key: string, fingerprint: string, now: Date): Promise<'claimed' | 'busy' | 'mismatch' | StoredReply> {
    const id = rowKey(key)
    return writeTransaction(this.#database, async (transaction) => {
      if (await insertIfAbsent(transaction, 'replay', { id, fingerprint, at: now })) return 'claimed'
      const row: ReplayRow | undefined = await transaction('replay').where({ id }).forUpdate().first()
      if (!row) throw new Error('A replay row went away while it was read.')
      if (row.fingerprint !== fingerprint) return 'mismatch'
      if (row.status !== null) return { status: row.status, body: jsonFromRow(row.body) }
      if (now.getTime() - instantFromRow(row.at).getTime() < ABANDONED) return 'busy'
      await transaction('replay').where({ id }).update({ at: now })
      return 'claimed'
    })
  }

  async store(key: string, reply: StoredReply): Promise<void> {
    await writeTransaction(this.#database, async (transaction) => {
      await transaction('replay')
        .where({ id: rowKey(key) })
        .update({ status: reply.status, body: jsonToRow(reply.body ?? null) })
    })
  }

  async release(key: string): Promise<void> {
    await writeTransaction(this.#database, async (transaction) => {
      await transaction('replay')
        .where({ id: rowKey(key) })
        .whereNull('status')
        .delete()
    })
  }

  /** Forgets keys claimed before the instant. */
  async prune(before: Date): Promise<void> {
    await writeTransaction(this.#database, async (transaction) => {
      await transaction('replay').where('at', '<', before).delete()
    })
  }
}

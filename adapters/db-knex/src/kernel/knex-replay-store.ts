import { createHash } from 'node:crypto'
import { REPLAY_LEASE, type RepeatableCall, type ReplayStore, type StoredReply } from '@callboard/core'
import type { Query } from '../dialect/query.ts'
import { deleteInParts, insertIfAbsent } from '../dialect/statements.ts'
import type { Database } from '../open-database.ts'
import { instant, isAny, json, number, orNull, Rows, tableOf, text } from '../table/index.ts'
import { writeTransaction } from '../write-transaction.ts'

interface Replay {
  readonly id: string
  readonly fingerprint: string
  /** Null until the call is answered. */
  readonly status: number | null
  readonly body: unknown
  readonly at: Date
}

const REPLAYS = tableOf<Replay>().named('replay', {
  id: text('id'),
  fingerprint: text('fingerprint'),
  status: orNull(number('status')),
  body: orNull(json('body', isAny)),
  at: instant('at'),
})

/** Keys have any length; the row has their digest. */
const rowKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** @returns whether there was a claim without an answer */
export async function answerClaim(transaction: Query, key: string, reply: StoredReply): Promise<boolean> {
  const answered = await transaction('replay')
    .where({ id: rowKey(key) })
    .whereNull('status')
    .update({ status: reply.status, body: JSON.stringify(reply.body ?? null) })
  return answered > 0
}

export class KnexReplayStore implements ReplayStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  claim(key: string, fingerprint: string, now: Date): Promise<'claimed' | 'busy' | 'mismatch' | StoredReply> {
    const id = rowKey(key)
    return writeTransaction(this.#database, async (transaction) => {
      if (await insertIfAbsent(transaction, 'replay', { id, fingerprint, at: now })) return 'claimed'
      // The refused insert holds the row until here; a stronger lock would set two that wait for it against each other.
      const row = await new Rows(REPLAYS, transaction).find({ id })
      if (!row) throw new Error('A replay row went away while it was read.')
      if (row.fingerprint !== fingerprint) return 'mismatch'
      if (row.status !== null) return { status: row.status, body: row.body }
      if (now.getTime() - row.at.getTime() < REPLAY_LEASE) return 'busy'
      await transaction('replay').where({ id }).update({ at: now })
      return 'claimed'
    })
  }

  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> {
    return this.#database.currentCall.run(call, work)
  }

  async renew(key: string, now: Date): Promise<void> {
    await writeTransaction(this.#database, async (transaction) => {
      await transaction('replay')
        .where({ id: rowKey(key) })
        .whereNull('status')
        .update({ at: now })
    })
  }

  async store(key: string, reply: StoredReply): Promise<void> {
    await writeTransaction(this.#database, (transaction) => answerClaim(transaction, key, reply))
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
    await writeTransaction(this.#database, (transaction) =>
      deleteInParts(transaction, 'replay', (rows) => rows.where('at', '<', before)),
    )
  }
}

import type { NumberedSignal, SignalStore } from '@callboard/core'
import type { RoomAudience, SignalMessage } from '@callboard/core/http-contract'
import type { Knex } from 'knex'
import { locked, upsert } from '../dialect/statements.ts'
import type { Database } from '../open-database.ts'
import { writeTransaction } from '../write-transaction.ts'
import { numberedSignalFromRow, type StoredSignalRow, signalMessageFromRow } from './signal.row.ts'

/** More than this is loaded afresh instead. */
const MOST_MISSED = 500

/** The counter row that no room has; whoever locks it is the one process that gives numbers. */
const NUMBERING = ''

export class KnexSignalStore implements SignalStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async number(limit: number): Promise<readonly NumberedSignal[]> {
    const waiting = await this.#database.reader('signal').whereNull('seq').first('id')
    if (!waiting) return []
    return await writeTransaction(this.#database, async (transaction) => {
      await locked(transaction('signal_room').where({ room: NUMBERING }))
      const rows: StoredSignalRow[] = await transaction('signal').whereNull('seq').orderBy('id').limit(limit)
      const last = await this.#lastOf(transaction, [...new Set(rows.map((row) => row.room))])
      const numbered: NumberedSignal[] = []
      for (const row of rows) {
        const seq = (last.get(row.room) ?? 0) + 1
        last.set(row.room, seq)
        await transaction('signal').where({ id: row.id }).update({ seq })
        numbered.push(numberedSignalFromRow(row, seq))
      }
      for (const [room, seq] of last) await upsert(transaction, 'signal_room', { room, last: seq }, ['room'])
      return numbered
    })
  }

  async #lastOf(query: Knex, rooms: readonly string[]): Promise<Map<string, number>> {
    const rows: { room: string; last: number }[] = await query('signal_room').whereIn('room', rooms)
    return new Map(rows.map((row) => [row.room, row.last]))
  }

  async last(room: string): Promise<number> {
    return (await this.#lastOf(this.#database.reader, [room])).get(room) ?? 0
  }

  async since(
    room: string,
    after: number,
    audience: RoomAudience,
  ): Promise<readonly SignalMessage[] | 'reload'> {
    const last = await this.last(room)
    if (after === last) return []
    if (after > last) return 'reload'
    const rows: StoredSignalRow[] = await this.#database
      .reader('signal')
      .where({ room })
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(MOST_MISSED + 1)
    if (rows.length > MOST_MISSED || rows[0]?.seq !== after + 1) return 'reload'
    return rows.map((row) => signalMessageFromRow(row, audience))
  }

  async prune(before: Date): Promise<void> {
    await writeTransaction(this.#database, async (transaction) => {
      await transaction('signal').whereNotNull('seq').where('at', '<', before).delete()
    })
  }
}

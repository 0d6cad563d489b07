import type { MissedSignals, NumberedSignal, SignalStore } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import { deleteInParts, locked, updateEach } from '../dialect/statements.ts'
import type { Database } from '../open-database.ts'
import { writeTransaction } from '../write-transaction.ts'
import { SIGNALS, signalMessage, WRITTEN } from './signal-table.ts'

/** More than this is loaded afresh instead. */
const MOST_MISSED = 500

/** A statement takes 32,766 values in SQLite. */
const ROOMS_AT_ONCE = 20_000

/** A counter row that belongs to no room; the process that locks it is the only one that gives numbers. */
const NUMBERING = ''

/** A signal without a number, beside the counter of its room: null for a room that has none yet. */
interface WaitingRow {
  readonly room_last: number | null
}

/** A room's counter beside one of its signals, whose columns are all null when there is none. */
interface RoomWithSignalRow {
  readonly last: number
  readonly seq: number | null
}

function missedFromRows(
  rows: readonly RoomWithSignalRow[],
  after: number,
  audience: RoomAudience,
): MissedSignals {
  const last = rows[0]?.last ?? 0
  if (after === last) return { last, missed: [] }
  const numbered = rows.filter((row) => row.seq !== null)
  if (numbered.length > MOST_MISSED || numbered[0]?.seq !== after + 1) return { last, missed: 'reload' }
  return { last, missed: numbered.map((row) => signalMessage(SIGNALS.fromRow(row), audience)) }
}

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
      const rows: WaitingRow[] = await transaction('signal')
        .leftJoin('signal_room', 'signal_room.room', 'signal.room')
        .whereNull('signal.seq')
        .orderBy('signal.id')
        .limit(limit)
        .select('signal.*', 'signal_room.last as room_last')
      if (rows.length === 0) return []
      const last = new Map<string, number>()
      const seqs = new Map<number, number>()
      const signals = rows.map((row) => {
        const signal = SIGNALS.fromRow(row)
        const seq = (last.get(signal.room) ?? row.room_last ?? 0) + 1
        last.set(signal.room, seq)
        seqs.set(signal.id, seq)
        return signal
      })
      await updateEach(transaction, 'signal', 'id', 'seq', seqs)
      await transaction('signal_room')
        .insert([...last].map(([room, seq]) => ({ room, last: seq })))
        .onConflict('room')
        .merge(['last'])
      return signals.map(({ room, type, views, id }) => ({ room, seq: seqs.get(id)!, type, views }))
    })
  }

  async lastOf(rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const last = new Map<string, number>()
    for (let start = 0; start < rooms.length; start += ROOMS_AT_ONCE) {
      const rows: { room: string; last: number }[] = await this.#database
        .reader('signal_room')
        .whereIn('room', rooms.slice(start, start + ROOMS_AT_ONCE))
      for (const row of rows) last.set(row.room, row.last)
    }
    return last
  }

  async newest(room: string): Promise<{ readonly last: number; readonly at: Date | null }> {
    const row: { last: number; at: unknown } | undefined = await this.#database
      .reader('signal_room')
      .leftJoin('signal', (join) =>
        join.on('signal.room', 'signal_room.room').andOn('signal.seq', 'signal_room.last'),
      )
      .where('signal_room.room', room)
      .first('signal_room.last', 'signal.at')
    return row ? { last: row.last, at: WRITTEN.fromRow(row).at } : { last: 0, at: null }
  }

  async since(room: string, after: number, audience: RoomAudience): Promise<MissedSignals> {
    const rows: RoomWithSignalRow[] = await this.#database
      .reader('signal_room')
      .leftJoin('signal', (join) =>
        join.on('signal.room', 'signal_room.room').andOnVal('signal.seq', '>', after),
      )
      .where('signal_room.room', room)
      .orderBy('signal.seq')
      .limit(MOST_MISSED + 1)
      .select('signal_room.last', 'signal.*')
    return missedFromRows(rows, after, audience)
  }

  async prune(before: Date): Promise<void> {
    await writeTransaction(this.#database, (transaction) =>
      deleteInParts(transaction, 'signal', (rows) => rows.whereNotNull('seq').where('at', '<', before)),
    )
  }
}

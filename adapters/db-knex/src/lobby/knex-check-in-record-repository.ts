import type { CheckInRecord, CheckInRecordRepository } from '@callboard/lobby'
import type { Knex } from 'knex'
import { insertIfAbsent, pointReads, type Query } from '../dialect/index.ts'
import {
  LOBBY_RECORD_COLUMNS,
  type LobbyRecordRow,
  lobbyRecordFromRow,
  lobbyRecordToRow,
} from './lobby-record.row.ts'

export class KnexCheckInRecordRepository implements CheckInRecordRepository {
  readonly #query: Query
  readonly #row: (id: string) => Promise<LobbyRecordRow | null>

  constructor(query: Query) {
    this.#query = query
    this.#row = pointReads<LobbyRecordRow>(
      query,
      ({ id }) => id,
      (ids) => this.#select().whereIn('id', ids),
    )
  }

  async find(id: string): Promise<CheckInRecord | null> {
    const row = await this.#row(id)
    return row && lobbyRecordFromRow(row)
  }

  async byTicket(nonce: string): Promise<CheckInRecord | null> {
    return await this.#one({ ticket_nonce: nonce })
  }

  async byPerson(person: string): Promise<CheckInRecord | null> {
    return await this.#one({ person_key: person })
  }

  async many(ids: readonly string[]): Promise<readonly CheckInRecord[]> {
    return ids.length === 0 ? [] : await this.#list(this.#select().whereIn('id', [...ids]))
  }

  async ofSession(sessionId: string, dayId?: string): Promise<readonly CheckInRecord[]> {
    const where = dayId === undefined ? { session_id: sessionId } : { session_id: sessionId, day_id: dayId }
    return await this.#list(this.#select().where(where).whereNull('deleted_at'))
  }

  async inLine(dayId: string): Promise<readonly CheckInRecord[]> {
    return await this.#list(
      this.#select()
        .where({ day_id: dayId, auditioned: false })
        .whereIn('state', ['waiting', 'on_deck'])
        .whereNot({ location_type: 'Video Submission' })
        .whereNull('deleted_at'),
    )
  }

  async add(record: CheckInRecord, person: string): Promise<boolean> {
    const row = { ...lobbyRecordToRow(record), person_key: person }
    return await insertIfAbsent(this.#query, 'lobby_record', row)
  }

  async save(record: CheckInRecord): Promise<void> {
    const { id, ...row } = lobbyRecordToRow(record)
    const freed = record.deletedAt === null ? {} : { person_key: null }
    const changed: number = await this.#query('lobby_record')
      .where({ id, version: record.version - 1 })
      .update({ ...row, ...freed })
    if (changed !== 1) throw new Error(`Check-in ${id} was changed outside its session's lock.`)
  }

  #select() {
    return this.#query('lobby_record').select([...LOBBY_RECORD_COLUMNS])
  }

  async #one(where: Readonly<Record<string, string>>): Promise<CheckInRecord | null> {
    const row: LobbyRecordRow | undefined = await this.#select().where(where).first()
    return row ? lobbyRecordFromRow(row) : null
  }

  async #list(query: Knex.QueryBuilder): Promise<readonly CheckInRecord[]> {
    const rows: LobbyRecordRow[] = await query
    return rows.map(lobbyRecordFromRow)
  }
}

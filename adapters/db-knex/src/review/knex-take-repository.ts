import type { Piece, PieceRepository, Take, TakeFilter, TakeRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, locked } from '../dialect/statements.ts'
import { type PieceRow, pieceFromRow, pieceToRow, type TakeRow, takeFromRow, takeToRow } from './take.row.ts'

export class KnexTakeRepository implements TakeRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Take | null> {
    const row: TakeRow | undefined = await this.#query('take').where({ id }).first()
    return row ? takeFromRow(row) : null
  }

  async lock(id: string): Promise<Take | null> {
    const row: TakeRow | undefined = await locked(this.#query('take').where({ id })).first()
    return row ? takeFromRow(row) : null
  }

  addIfAbsent(take: Take): Promise<boolean> {
    return insertIfAbsent(this.#query, 'take', { ...takeToRow(take) })
  }

  async save(take: Take): Promise<void> {
    await this.#query('take').where({ id: take.id }).update(takeToRow(take))
  }

  async list({ sessionId, groupId, recordIds, states }: TakeFilter): Promise<readonly Take[]> {
    const rows: TakeRow[] = await this.#query('take')
      .where((all) => {
        if (sessionId !== undefined) all.where('session_id', sessionId)
        if (groupId !== undefined) all.where('group_id', groupId)
        if (recordIds !== undefined) all.whereIn('record_id', [...recordIds])
        if (states !== undefined) all.whereIn('state', [...states])
      })
      .orderBy('id')
    return rows.map(takeFromRow)
  }

  async countByRecord(recordIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows: { record_id: string; takes: number }[] = await this.#query('take')
      .whereIn('record_id', [...recordIds])
      .select('record_id')
      .count({ takes: '*' })
      .groupBy('record_id')
    return new Map(rows.map((row) => [row.record_id, Number(row.takes)]))
  }
}

export class KnexPieceRepository implements PieceRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(takeId: string, number: number): Promise<Piece | null> {
    const row: PieceRow | undefined = await this.#query('take_piece')
      .where({ take_id: takeId, number })
      .first()
    return row ? pieceFromRow(row) : null
  }

  async add(piece: Piece): Promise<void> {
    await this.#query('take_piece').insert(pieceToRow(piece))
  }

  async ofTake(takeId: string): Promise<readonly Piece[]> {
    const rows: PieceRow[] = await this.#query('take_piece').where({ take_id: takeId }).orderBy('number')
    return rows.map(pieceFromRow)
  }
}

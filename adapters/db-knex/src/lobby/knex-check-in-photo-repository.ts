import type { CheckInPhoto, CheckInPhotoRepository } from '@callboard/lobby'
import { alone, instantFromRow, type Query } from '../dialect/index.ts'

interface PhotoRow {
  readonly blob_key: string
  readonly ticket_nonce: string
  readonly taken_at: unknown
}

export class KnexCheckInPhotoRepository implements CheckInPhotoRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async claim({ key, ticketNonce, takenAt }: CheckInPhoto, most: number): Promise<boolean> {
    await alone(this.#query, `photos ${ticketNonce}`)
    const ofTicket = { ticket_nonce: ticketNonce, given_up: false }
    const taken: unknown[] = await this.#query('lobby_photo').where(ofTicket).limit(most).pluck('blob_key')
    if (taken.length >= most) return false
    await this.#query('lobby_photo').insert({ ...ofTicket, blob_key: key, taken_at: takenAt })
    return true
  }

  async giveUp(key: string): Promise<void> {
    await this.#query('lobby_photo').where({ blob_key: key }).update({ given_up: true })
  }

  async takenBefore(before: Date, limit: number): Promise<readonly CheckInPhoto[]> {
    const rows: PhotoRow[] = await this.#query('lobby_photo')
      .where('taken_at', '<', before)
      .orderBy('taken_at')
      .limit(limit)
      .select('blob_key', 'ticket_nonce', 'taken_at')
    return rows.map((row) => ({
      key: row.blob_key,
      ticketNonce: row.ticket_nonce,
      takenAt: instantFromRow(row.taken_at),
    }))
  }

  async settle(key: string): Promise<void> {
    await this.#query('lobby_photo').where({ blob_key: key }).delete()
  }
}

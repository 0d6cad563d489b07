import type { CallInRepository, LobbyRepositories, TalentPageKeyRepository } from '@callboard/lobby'
import { insertIfAbsent, instantFromRow, locked, type Query } from '../dialect/index.ts'
import { KnexCheckInPhotoRepository } from './knex-check-in-photo-repository.ts'
import { KnexCheckInRecordRepository } from './knex-check-in-record-repository.ts'
import { KnexGroupRepository } from './knex-group-repository.ts'

const talentPageKeys = (query: Query): TalentPageKeyRepository => ({
  async add({ digest, recordId, createdAt }) {
    await query('lobby_page_key').insert({ digest, record_id: recordId, created_at: createdAt })
  },
  async pageOf(digest) {
    const row: { id: string; session_id: string } | undefined = await query('lobby_page_key as k')
      .join('lobby_record as r', 'r.id', 'k.record_id')
      .where('k.digest', digest)
      .first('r.id', 'r.session_id')
    return row ? { recordId: row.id, sessionId: row.session_id } : null
  },
})

const callIns = (query: Query): CallInRepository => ({
  async add({ id, sessionId, dayId, recordId, at, isAgain }) {
    await query('lobby_call').insert({
      id,
      session_id: sessionId,
      day_id: dayId,
      record_id: recordId,
      at,
      is_again: isAgain,
    })
  },
  async latest(dayId, limit) {
    const times: unknown[] = await query('lobby_call')
      .where({ day_id: dayId, is_again: false })
      .orderBy('at', 'desc')
      .limit(limit)
      .pluck('at')
    return times.map(instantFromRow)
  },
})

/** For `knexUnitOfWork`. */
export const lobbyRepositories = (query: Query): LobbyRepositories => ({
  records: new KnexCheckInRecordRepository(query),
  pageKeys: talentPageKeys(query),
  photos: new KnexCheckInPhotoRepository(query),
  groups: new KnexGroupRepository(query),
  calls: callIns(query),
  async lockSession(sessionId) {
    const row = { session_id: sessionId }
    const lock = async () => (await locked(query('lobby_session').where(row))).length > 0
    if (await lock()) return
    await insertIfAbsent(query, 'lobby_session', row)
    await lock()
  },
})

import type { CallIn, CallInRepository, LobbyRepositories, TalentPageKeyRepository } from '@callboard/lobby'
import { insertIfAbsent, locked, type Query } from '../dialect/index.ts'
import { flag, instant, Rows, readInstant, tableOf, text } from '../table/index.ts'
import { checkInPhotoRepository } from './check-in-photo-repository.ts'
import { checkInRecordRepository } from './check-in-record-repository.ts'
import { groupRepository } from './group-repository.ts'

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

const CALLS = tableOf<CallIn>().named('lobby_call', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  recordId: text('record_id'),
  at: instant('at'),
  isAgain: flag('is_again'),
})

function callIns(query: Query): CallInRepository {
  const rows = new Rows(CALLS, query)
  return {
    add: (call) => rows.add(call),
    latest: async (dayId, limit) => {
      const times: unknown[] = await rows
        .where({ day_id: dayId, is_again: false })
        .orderBy('at', 'desc')
        .limit(limit)
        .pluck('at')
      return times.map(readInstant)
    },
  }
}

/** For `knexUnitOfWork`. */
export const lobbyRepositories = (query: Query): LobbyRepositories => ({
  records: checkInRecordRepository(query),
  pageKeys: talentPageKeys(query),
  photos: checkInPhotoRepository(query),
  groups: groupRepository(query),
  calls: callIns(query),
  async lockSession(sessionId) {
    const row = { session_id: sessionId }
    const lock = async () => (await locked(query('lobby_session').where(row))).length > 0
    if (await lock()) return
    await insertIfAbsent(query, 'lobby_session', row)
    await lock()
  },
})

import type {
  CallIn,
  CallInRepository,
  LobbyRepositories,
  TalentPageKeyRepository,
  TimeCorrection,
  TimeCorrectionRepository,
} from '@callboard/lobby'
import { SHEET_TIMES } from '@callboard/lobby/contract'
import { inParts, insertIfAbsent, insertInParts, locked, type Query } from '../dialect/index.ts'
import { flag, instant, oneOf, orNull, Rows, readInstant, tableOf, text } from '../table/index.ts'
import { boardRepository } from './board-repository.ts'
import { bulkAddRepository } from './bulk-add-repository.ts'
import { chatRepository } from './chat-repository.ts'
import { checkInPhotoRepository } from './check-in-photo-repository.ts'
import { checkInRecordRepository } from './check-in-record-repository.ts'
import { clearedTalentRepository } from './cleared-talent-repository.ts'
import { groupRepository } from './group-repository.ts'
import { keptNameRepository } from './kept-name-repository.ts'
import { presenceRepository } from './presence-repository.ts'
import { pushRepository } from './push-repository.ts'
import { talentDetails } from './talent-details-repository.ts'
import { traceRepository } from './trace-repository.ts'

const talentPageKeys = (query: Query): TalentPageKeyRepository => ({
  async add(keys) {
    const rows = keys.map(({ digest, recordId, createdAt }) => ({
      digest,
      record_id: recordId,
      created_at: createdAt,
    }))
    await insertInParts(query, 'lobby_page_key', rows)
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

const CORRECTIONS = tableOf<TimeCorrection>().named('lobby_time_correction', {
  id: text('id'),
  recordId: text('record_id'),
  time: oneOf('time', SHEET_TIMES),
  before: orNull(text('before')),
  after: orNull(text('after')),
  byId: text('by_id'),
  by: text('by_name'),
  at: instant('at'),
})

function timeCorrections(query: Query): TimeCorrectionRepository {
  const rows = new Rows(CORRECTIONS, query)
  return {
    add: (correction) => rows.add(correction),
    ofDay: (sessionId, dayId) =>
      rows.all(
        query(`${CORRECTIONS.name} as c`)
          .join('lobby_record as r', 'r.id', 'c.record_id')
          .where({ 'r.session_id': sessionId, 'r.day_id': dayId })
          .orderBy(['c.at', 'c.id'])
          .select('c.*'),
      ),
    touching: async (userId, recordIds) => {
      const of = await inParts(recordIds, (part) =>
        rows.all(query(CORRECTIONS.name).whereIn('record_id', [...part])),
      )
      const known = new Set(of.map(({ id }) => id))
      const by = await rows.all(rows.where({ by_id: userId }))
      return [...of, ...by.filter(({ id }) => !known.has(id))]
    },
  }
}

/** For `knexUnitOfWork`. */
export function lobbyRepositories(query: Query): LobbyRepositories {
  const records = checkInRecordRepository(query)
  const groups = groupRepository(query)
  return {
    records,
    details: talentDetails(query),
    pageKeys: talentPageKeys(query),
    photos: checkInPhotoRepository(query),
    pushes: pushRepository(query),
    groups,
    calls: callIns(query),
    corrections: timeCorrections(query),
    boards: boardRepository(query),
    bulkAdds: bulkAddRepository(query),
    chat: chatRepository(query),
    clearedTalent: clearedTalentRepository(query),
    presence: presenceRepository(query),
    traces: traceRepository(query, records, groups),
    kept: keptNameRepository(query, records),
    async lockSession(sessionId) {
      const row = { session_id: sessionId }
      const lock = async () => (await locked(query('lobby_session').where(row))).length > 0
      if (await lock()) return
      await insertIfAbsent(query, 'lobby_session', row)
      await lock()
    },
  }
}

import type { ClearedTalentRepository } from '@callboard/lobby'
import { insertIfAbsent, type Query } from '../dialect/index.ts'

const CLEARED = 'lobby_cleared_talent'

export const clearedTalentRepository = (query: Query): ClearedTalentRepository => ({
  add: async (sessionId, recordIds) => {
    for (const recordId of recordIds)
      await insertIfAbsent(query, CLEARED, { session_id: sessionId, record_id: recordId })
  },
  among: async (sessionId, recordIds) => {
    if (recordIds.length === 0) return new Set()
    const found: string[] = await query(CLEARED)
      .where({ session_id: sessionId })
      .whereIn('record_id', [...recordIds])
      .pluck('record_id')
    return new Set(found)
  },
})

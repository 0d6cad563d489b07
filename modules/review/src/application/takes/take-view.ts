import type { TakeView } from '../../contract/index.ts'
import type { Take } from '../../domain/take.ts'

export const takeView = (take: Take): TakeView => ({
  _id: take.id,
  session: take.sessionId,
  group: take.groupId,
  record: take.recordId,
  recorder: take.recorderId,
  trouble: take.state === 'recording' ? take.trouble : null,
  talent_name: take.talentName,
  state: take.state,
  asked_at: take.askedAt.toISOString(),
  started_at: take.startedAt?.toISOString() ?? null,
  pieces: take.pieces,
  reason: take.reason,
})

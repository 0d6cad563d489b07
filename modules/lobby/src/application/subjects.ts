import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { recordSubject, statusSubject } from '../contract/index.ts'
import { LOBBY_STORE } from './ports/index.ts'

/** A check-in is also its talent's own: by the key of its page, or by the account that made it. */
export const StatusLoader = subjectLoader(
  statusSubject,
  { store: LOBBY_STORE, sessions: SESSION_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const record = await needs.store.read(({ records }) => records.find(id))
    const session = record && (await needs.sessions.session(record.sessionId))
    if (!record || !session) return null
    const ground = { ...groundOfSession(session), userId: record.userId, recordId: record.id }
    return { subject: { record, session }, ground }
  },
)

export const RecordLoader = subjectLoader(
  recordSubject,
  { status: StatusLoader },
  async ({ needs, ids, actor }) => {
    const found = await needs.status.load(ids, actor)
    return found && found.subject.record.deletedAt === null ? found : null
  },
)

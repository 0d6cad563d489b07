import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { recordSubject, statusSubject } from '../contract/index.ts'
import { LOBBY_STORE } from './ports/index.ts'

/** A check-in is also its talent's own: by the key of its page, or by the account that made it. */
export class StatusLoader extends subjectLoader(statusSubject, {
  store: LOBBY_STORE,
  sessions: SESSION_DIRECTORY,
}) {
  async load({ id }: { readonly id: string }) {
    const record = await this.needs.store.read(({ records }) => records.find(id))
    const session = record && (await this.needs.sessions.session(record.sessionId))
    if (!record || !session) return null
    const ground = { ...groundOfSession(session), userId: record.userId, recordId: record.id }
    return { subject: { record, session }, ground }
  }
}

export class RecordLoader extends subjectLoader(recordSubject, { status: StatusLoader }) {
  async load({ id }: { readonly id: string }) {
    const found = await this.needs.status.load({ id })
    return found && found.subject.record.deletedAt === null ? found : null
  }
}

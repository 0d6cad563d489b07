import { subjectLoader } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { requestSubject } from '../../contract/index.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'

/** A request is its office's, and the own of who is asked. */
export const RequestLoader = subjectLoader(
  requestSubject,
  { store: FREELANCERS_STORE, sessions: SESSION_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const request = await needs.store.read(({ requests }) => requests.find(id))
    if (!request) return null
    const kept = await needs.sessions.session(request.sessionId)
    const session = kept ?? (await needs.sessions.evenDeleted(request.sessionId))
    if (!session) return null
    return {
      subject: { request, session, isDeleted: kept === null },
      ground: { ownerIds: session.castingDirectorIds, userId: request.requestedPerson },
    }
  },
)

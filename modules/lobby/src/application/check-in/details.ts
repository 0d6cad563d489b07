import { missing, useCase } from '@callboard/core'
import { DOCUMENT_DIRECTORY, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { getCheckInDetails, getOwnDetails } from '../../contract/index.ts'
import { CheckInTickets } from './check-in-tickets.ts'

export const GetOwnDetails = useCase(
  getOwnDetails,
  { documents: DOCUMENT_DIRECTORY },
  async ({ needs, subject: { record, session } }) => {
    const isThere = record.deletedAt === null
    return {
      studio_name: session.projectName,
      session_name: session.name,
      script: isThere ? [...(await needs.documents.scriptOf(record.dayId))] : [],
    }
  },
)

/** The ticket alone gives the right; the actor is not checked. */
export const GetCheckInDetails = useCase(
  getCheckInDetails,
  { tickets: CheckInTickets, sessions: SESSION_DIRECTORY, documents: DOCUMENT_DIRECTORY },
  async ({ needs, input }) => {
    const { sessionId, dayId } = needs.tickets.open(input.ticket)
    const session = await needs.sessions.session(sessionId)
    if (!session) throw missing('This session')
    return {
      studio_name: session.projectName,
      session_name: session.name,
      script: [...(await needs.documents.scriptOf(dayId))],
    }
  },
)

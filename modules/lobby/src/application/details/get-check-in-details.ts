import { type Actor, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { DOCUMENT_DIRECTORY, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { getCheckInDetails } from '../../contract/index.ts'
import { CheckInTickets } from '../check-in/check-in-tickets.ts'

export class GetCheckInDetails extends useCase(getCheckInDetails, {
  tickets: CheckInTickets,
  sessions: SESSION_DIRECTORY,
  documents: DOCUMENT_DIRECTORY,
}) {
  /** The ticket alone gives the right; the actor is not checked. */
  async run(
    _actor: Actor,
    input: InputOf<typeof getCheckInDetails>,
  ): Promise<ReplyOf<typeof getCheckInDetails>> {
    const { sessionId, dayId } = this.needs.tickets.open(input.ticket)
    const session = await this.needs.sessions.session(sessionId)
    if (!session) throw missing('This session')
    return {
      studio_name: session.projectName,
      session_name: session.name,
      script: [...(await this.needs.documents.scriptOf(dayId))],
    }
  }
}

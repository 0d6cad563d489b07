import { type Actor, CLOCK, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { deleteSession, sessionDeleted } from '../../contract/index.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

export class DeleteSession extends useCase(deleteSession, {
  store: PROJECTS_STORE,
  appointments: APPOINTMENT_QUERIES,
  clock: CLOCK,
}) {
  async run(actor: Actor, input: InputOf<typeof deleteSession>): Promise<ReplyOf<typeof deleteSession>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const { session, owns } = await staffedSession(repositories, actor, input.id, 'locked')
      if (!owns) throw missing('This session')
      const touched = await this.needs.appointments.touchedByEnd([session.id])
      requireAgreement(touched, input.agreed_appointments)
      await repositories.sessions.save({
        ...session,
        deletedAt: this.needs.clock.now(),
        version: session.version + 1,
      })
      outbox.publish(sessionDeleted, { session_id: session.id, project_id: session.projectId })
      return outbox.answer({ success: true })
    })
  }
}

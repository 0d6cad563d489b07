import { CLOCK, missing, useCase } from '@callboard/core'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { deleteSession, sessionDeleted } from '../../contract/index.ts'
import { requireNoneInvoiced } from '../../domain/session-dates.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

export const DeleteSession = useCase(
  deleteSession,
  { store: PROJECTS_STORE, appointments: APPOINTMENT_QUERIES, clock: CLOCK },
  ({ needs, actor, input }) =>
    needs.store.write(async (repositories, outbox) => {
      const { session, owns } = await staffedSession(repositories, actor, input.id, 'locked')
      if (!owns) throw missing('This session')
      requireNoneInvoiced(session.dates)
      const touched = await needs.appointments.touchedByEnd([session.id])
      requireAgreement(touched, input.agreed_appointments)
      await repositories.sessions.save({
        ...session,
        deletedAt: needs.clock.now(),
        version: session.version + 1,
      })
      outbox.publish(sessionDeleted, { session_id: session.id, project_id: session.projectId })
      return outbox.answer({ success: true })
    }),
)

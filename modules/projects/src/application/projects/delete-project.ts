import { CLOCK, useCase } from '@callboard/core'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { deleteProject, sessionDeleted } from '../../contract/index.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'

/** Deletes a project and with it every session. */
export const DeleteProject = useCase(
  deleteProject,
  { store: PROJECTS_STORE, appointments: APPOINTMENT_QUERIES, clock: CLOCK },
  ({ needs, actor, input }) =>
    needs.store.write(async (repositories, outbox) => {
      const project = await lockedProject(repositories, actor, input.id)
      const sessions = await repositories.sessions.outlines([project.id], null)
      const touched = await needs.appointments.touchedByEnd(sessions.map(({ id }) => id))
      requireAgreement(touched, input.agreed_appointments)
      for (const session of sessions) {
        outbox.publish(sessionDeleted, { session_id: session.id, project_id: project.id })
      }
      await repositories.projects.save({
        ...project,
        deletedAt: needs.clock.now(),
        version: project.version + 1,
      })
      return outbox.answer({ success: true })
    }),
)

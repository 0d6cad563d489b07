import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { archiveProject, projectArchived } from '../../contract/index.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

/** Restoring brings no cancelled appointment back. */
export const ArchiveProject = useCase(
  archiveProject,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, appointments: APPOINTMENT_QUERIES },
  ({ needs: { store, users, appointments }, actor, input }) =>
    changeProject(store, users, actor, input.id, async (project, outbox, { sessions }) => {
      if (project.archived) return project
      const ending = await sessions.outlines([project.id], null)
      requireAgreement(await appointments.touchedByEnd(ending.map(({ id }) => id)), input.agreed_appointments)
      outbox.publish(projectArchived, { project_id: project.id })
      return { ...project, archived: true }
    }),
)

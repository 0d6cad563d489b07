import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, useCase } from '@callboard/core'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import {
  archiveProject,
  deleteProject,
  projectArchived,
  restoreProject,
  sessionDeleted,
} from '../../contract/index.ts'
import { requireAgreement } from '../appointment-agreement.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject, signedIn } from '../project-access.ts'
import { changeProject } from './change-project.ts'

/** Restoring brings no cancelled appointment back, however soon it comes. */
export const ArchiveProject = useCase(
  archiveProject,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, appointments: APPOINTMENT_QUERIES, clock: CLOCK },
  ({ needs: { store, users, appointments, clock }, actor, input }) =>
    changeProject(store, users, actor, input.id, async (project, outbox, { sessions }) => {
      if (project.archived) return project
      const ending = await sessions.outlines([project.id], null)
      requireAgreement(await appointments.touchedByEnd(ending.map(({ id }) => id)), input.agreed_appointments)
      outbox.publish(projectArchived, { project_id: project.id, by: signedIn(actor).userId })
      return { ...project, archived: true, lastArchivedAt: clock.now() }
    }),
)

export const RestoreProject = useCase(
  restoreProject,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) =>
      project.archived ? { ...project, archived: false } : project,
    ),
)

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

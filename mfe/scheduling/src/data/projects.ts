import { type CallInput, call, defineAction, inAnswer, perform } from '@callboard/kit/data'
import {
  addRole,
  archiveProject,
  createProject,
  deleteProject,
  generateJitsiKey,
  generateProjectUri,
  getProjectByUri,
  getProjectsAttention,
  getSession,
  listCalendar,
  listManagedProjects,
  listProjects,
  listTodaysSessions,
  type ProjectView,
  removeLogo,
  removeRole,
  restoreProject,
  saveLogo,
  skipVirtualLobby,
  sortSessions,
  updateProject,
} from '@callboard/projects/contract'
import { inOrder } from '../projects/in-order.ts'

const refreshes = [
  listProjects,
  listManagedProjects,
  listTodaysSessions,
  getProjectsAttention,
  getProjectByUri,
  listCalendar,
]

export const createProjectAction = defineAction(createProject, { refreshes })
export const updateProjectAction = defineAction(updateProject, { refreshes, says: () => 'Project saved' })
const archiveProjectAction = defineAction(archiveProject, {
  refreshes,
  says: ({ name }) => `${name} is archived. It stands under Show Archive, where it can be restored.`,
})
export const sendArchive = (input: CallInput<typeof archiveProject>) => perform(archiveProjectAction, input)

export const restoreProjectAction = defineAction(restoreProject, {
  refreshes,
  says: ({ name }) => `${name} is back.`,
})
const deleteProjectAction = defineAction(deleteProject, { refreshes })
export const sendDelete = (input: CallInput<typeof deleteProject>) => perform(deleteProjectAction, input)

export const saveLogoAction = defineAction(saveLogo, { refreshes })
export const removeLogoAction = defineAction(removeLogo, { refreshes })

const withProject = (project: Pick<ProjectView, '_id'> & Partial<ProjectView>) =>
  function change<A extends { readonly studios: readonly ProjectView[] }>(now: A): A {
    return {
      ...now,
      studios: now.studios.map((one) => (one._id === project._id ? { ...one, ...project } : one)),
    }
  }

/** @param query of the list that shows the project */
export const skipLobbyAction = (query: CallInput<typeof listProjects>) =>
  defineAction(skipVirtualLobby, {
    shows: ({ id, skip_virtual_lobby }) => [
      inAnswer(listProjects, query, withProject({ _id: id, skip_virtual_lobby })),
    ],
    changes: (project) => [inAnswer(listProjects, query, withProject(project))],
    refreshes: [listProjects],
  })

/** @param query of the list that shows the project */
export const sortSessionsAction = (query: CallInput<typeof listProjects>) =>
  defineAction(sortSessions, {
    shows: ({ id, sessions: order }) => [
      inAnswer(listProjects, query, (now) => ({
        ...now,
        studios: now.studios.map((project) =>
          project._id === id ? { ...project, sessions: inOrder(project.sessions, order) } : project,
        ),
      })),
    ],
    changes: (project) => [inAnswer(listProjects, query, withProject(project))],
    refreshes: [listProjects],
    inOrder: ({ id }) => id,
    toasts: true,
  })

const withRoles = [getProjectByUri, getSession]
/** A refused change tells that a colleague has changed the roles meanwhile. */
const rolesChange = { refreshes: withRoles, refused: () => ({ refreshes: withRoles }) }

export const addRoleAction = defineAction(addRole, rolesChange)
export const removeRoleAction = defineAction(removeRole, rolesChange)

/** A uri that no project has, a new one each time. */
export const freshUri = (signal: AbortSignal): Promise<string> =>
  call(generateProjectUri, {}, { signal }).then(({ uri }) => uri)

/** A meeting id that no project has, a new one each time. */
export const freshMeetingId = (signal: AbortSignal): Promise<string> =>
  call(generateJitsiKey, {}, { signal }).then(({ key }) => key)

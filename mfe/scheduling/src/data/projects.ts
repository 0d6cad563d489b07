import { type CallInput, call, defineAction, inAnswer } from '@callboard/kit/data'
import {
  addRole,
  archiveProject,
  createProject,
  deleteProject,
  generateProjectUri,
  getProjectByUri,
  getSession,
  listCalendar,
  listProjects,
  type ProjectView,
  removeRole,
  restoreProject,
  skipVirtualLobby,
  updateProject,
} from '@callboard/projects/contract'

const refreshes = [listProjects, getProjectByUri, listCalendar]

export const createProjectAction = defineAction(createProject, { refreshes })
export const updateProjectAction = defineAction(updateProject, { refreshes, says: () => 'Project saved' })
export const archiveProjectAction = defineAction(archiveProject, {
  refreshes,
  says: ({ name }) => `${name} is archived.`,
})
export const restoreProjectAction = defineAction(restoreProject, {
  refreshes,
  says: ({ name }) => `${name} is back.`,
})
export const deleteProjectAction = defineAction(deleteProject, { refreshes })

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

const rolesChange = { refreshes: [getProjectByUri, getSession] }

export const addRoleAction = defineAction(addRole, rolesChange)
export const removeRoleAction = defineAction(removeRole, rolesChange)

/** A uri that no project has, a new one each time. */
export const freshUri = (signal: AbortSignal): Promise<string> =>
  call(generateProjectUri, {}, { signal }).then(({ uri }) => uri)

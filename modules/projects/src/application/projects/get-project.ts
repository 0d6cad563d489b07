import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { missing, useCase } from '@callboard/core'
import { getProjectByUri, getPublicProject } from '../../contract/index.ts'
import { brandView } from '../../queries/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { projectView } from './project-view.ts'

export const GetProjectByUri = useCase(
  getProjectByUri,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, subject }) => {
    const project = await needs.store.read(({ projects }) => projects.find(subject.project.id))
    if (!project) throw missing('This project')
    return await projectView(needs.store, needs.users, actor, project)
  },
)

export const GetPublicProject = useCase(getPublicProject, {}, async ({ subject: { project } }) => ({
  _id: project.id,
  name: project.name,
  uri: project.uri,
  brand: brandView(project.id, project.brand),
}))

import { useCase } from '@callboard/core'
import { getPublicProject } from '../../contract/index.ts'
import { brandView } from '../../queries/index.ts'

export const GetPublicProject = useCase(getPublicProject, {}, async ({ subject: { project } }) => ({
  _id: project.id,
  name: project.name,
  uri: project.uri,
  brand: brandView(project.id, project.brand),
}))

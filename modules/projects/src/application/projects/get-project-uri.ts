import { useCase } from '@callboard/core'
import { getProjectUri } from '../../contract/index.ts'

export const GetProjectUri = useCase(getProjectUri, {}, async ({ subject: { project } }) => ({
  uri: project.uri,
}))

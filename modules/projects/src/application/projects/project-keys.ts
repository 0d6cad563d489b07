import { IDS, useCase } from '@callboard/core'
import { generateJitsiKey, generateProjectUri, getProjectUri, projectUri } from '../../contract/index.ts'

export const GenerateJitsiKey = useCase(generateJitsiKey, { ids: IDS }, async ({ needs }) => ({
  key: needs.ids.secret(),
}))

export const GenerateProjectUri = useCase(generateProjectUri, { ids: IDS }, async ({ needs }) => ({
  uri: projectUri('', needs.ids.secret()),
}))

export const GetProjectUri = useCase(getProjectUri, {}, async ({ subject: { project } }) => ({
  uri: project.uri,
}))

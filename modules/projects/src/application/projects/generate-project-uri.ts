import { IDS, useCase } from '@callboard/core'
import { generateProjectUri, projectUri } from '../../contract/index.ts'

export const GenerateProjectUri = useCase(generateProjectUri, { ids: IDS }, async ({ needs }) => ({
  uri: projectUri('', needs.ids.secret()),
}))

import { IDS, useCase } from '@callboard/core'
import { generateJitsiKey } from '../../contract/index.ts'

export const GenerateJitsiKey = useCase(generateJitsiKey, { ids: IDS }, async ({ needs }) => ({
  key: needs.ids.secret(),
}))

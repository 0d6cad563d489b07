import { useCase } from '@callboard/core'
import { APP_VERSION, version } from '../../contract/index.ts'

export const TellVersion = useCase(version, {}, async () => ({ version: APP_VERSION }))

import { SOURCES } from './ends.ts'
import { byOtherApi } from './other-api.ts'

byOtherApi(SOURCES)

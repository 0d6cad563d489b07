import { defineAction } from '@callboard/kit/data'
import { requestPageArchive } from '@callboard/posting/contract'

export const pageArchiveAction = defineAction(requestPageArchive)

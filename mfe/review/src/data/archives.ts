import { defineAction } from '@callboard/kit/data'
import { listArchives, requestArchive } from '@callboard/review/contract'

export const requestArchiveAction = defineAction(requestArchive, { refreshes: [listArchives] })

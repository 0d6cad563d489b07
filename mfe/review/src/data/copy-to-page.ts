import { defineAction } from '@callboard/kit/data'
import { copyGroupFromPage, copyToPage, countAuditionLinks, listPostings } from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'

const refreshes = [listPostings, getReview, countAuditionLinks]

export const copyAction = defineAction(copyToPage, { refreshes })
export const copyGroupAction = defineAction(copyGroupFromPage, { refreshes })

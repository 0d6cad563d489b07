import { defineAction } from '@callboard/kit/data'
import { correctTimes, getSignInSheet } from '@callboard/lobby/contract'

/** Puts times of the sign-in sheet right. */
export const correctTimesAction = defineAction(correctTimes, { refreshes: [getSignInSheet] })

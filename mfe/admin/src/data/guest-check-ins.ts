import { getOwnTraces } from '@callboard/accounts/contract'
import { defineAction } from '@callboard/kit/data'
import { claimGuestCheckIns, findGuestCheckIns, sendGuestCode } from '@callboard/lobby/contract'

export const sendGuestCodeAction = defineAction(sendGuestCode)
export const findGuestCheckInsAction = defineAction(findGuestCheckIns)
export const claimGuestCheckInsAction = defineAction(claimGuestCheckIns, { refreshes: [getOwnTraces] })

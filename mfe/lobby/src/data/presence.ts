import { defineAction } from '@callboard/kit/data'
import { reportPresence } from '@callboard/lobby/contract'

/** Tells staff where this talent's page is; each report replaces the one before it. */
export const reportPresenceAction = defineAction(reportPresence, { inOrder: ({ id }) => id })

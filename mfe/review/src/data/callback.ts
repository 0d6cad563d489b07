import { defineAction } from '@callboard/kit/data'
import { createCallback, listSessions } from '@callboard/projects/contract'

/** The talent are booked and told by the server after it. */
export const callbackAction = defineAction(createCallback, {
  refreshes: [listSessions],
  refused: (fault) => ({ says: `The callback could not be made. ${fault.message}` }),
})

import { defineAction } from '@callboard/kit/data'
import { downloadTake, playTake } from '@callboard/posting/contract'

/** Asks where a take is to be had, and says what was watched of it. */
export const playAction = defineAction(playTake)

export const downloadAction = defineAction(downloadTake, {
  refused: () => ({ says: 'This take cannot be saved now. Load the page again, or ask the casting office.' }),
  toasts: true,
})

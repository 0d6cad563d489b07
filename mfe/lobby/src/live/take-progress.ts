import { percents } from '@callboard/kit'

/** How far the making of takes is, while it lasts. */
export const takeProgress = percents()

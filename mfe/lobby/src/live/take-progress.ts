import { percents } from '@callboard/kit/ui'

/** How far the making of takes is, while it lasts. */
export const takeProgress = percents()

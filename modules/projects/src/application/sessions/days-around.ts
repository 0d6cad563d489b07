import { dayIn } from '@callboard/core'

const DAY_MS = 86_400_000

/** The days that it is now anywhere on earth. */
export const daysAround = (now: Date): string[] =>
  [-1, 0, 1].map((days) => dayIn('UTC', new Date(now.getTime() + days * DAY_MS)))

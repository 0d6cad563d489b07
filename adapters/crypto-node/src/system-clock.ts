import type { Clock } from '@callboard/core'

export const systemClock: Clock = { now: () => new Date() }

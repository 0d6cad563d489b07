import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock, Ids } from '@callboard/core'

let made = 0

/** Sortable by the order of making, and different in each process. */
export const testIds: Ids = {
  next: () => {
    made += 1
    return made.toString(16).padStart(8, '0') + randomUUID().slice(8)
  },
  secret: () => randomBytes(32).toString('base64url'),
}

/** A clock that shows one instant for good. */
export const clockAt = (instant: Date): Clock => ({ now: () => instant })

import type { Outbox } from '@callboard/core'
import { lastHeardAt, SILENCE_MS, type Take } from '../../domain/take.ts'
import { closeAbandonedTake } from '../jobs.ts'

/** Looks after the take once its device may have been silent for too long. One job for each last sign of life. */
export function scheduleClose(outbox: Outbox, take: Take): void {
  const at = new Date(lastHeardAt(take).getTime() + SILENCE_MS)
  outbox.enqueue(closeAbandonedTake, { take: take.id }, { at, key: `${take.id}:${at.getTime()}` })
}

import type { Outbox } from '@callboard/core'
import { scheduleChanged } from '../../contract/index.ts'

/** The schedule pages of the session load the slots of this frame again. */
export function signalSlots(outbox: Outbox, sessionId: string, dayId: string, frameId: string): void {
  const change = { day: dayId, availability: frameId }
  outbox.signal(scheduleChanged, sessionId, { staff: change, client: change, talent: change })
}

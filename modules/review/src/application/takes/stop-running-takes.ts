import type { Outbox } from '@callboard/core'
import { stopLocalRecording } from '../../contract/index.ts'
import { isRunning, RUNNING_STATES, stopped, type Take } from '../../domain/take.ts'
import type { ReviewRepositories, TakeFilter } from '../ports/index.ts'
import { saveTake } from './save-take.ts'
import { scheduleClose } from './schedule-close.ts'

/** Stops every running take that fits. @returns the stopped ones */
export async function stopRunningTakes(
  { takes }: ReviewRepositories,
  outbox: Outbox,
  filter: TakeFilter,
  now: Date,
): Promise<readonly Take[]> {
  const ended: Take[] = []
  for (const { id } of await takes.list({ ...filter, states: RUNNING_STATES })) {
    const take = await takes.lock(id)
    if (!take || !isRunning(take)) continue
    const next = stopped(take, now)
    outbox.signal(stopLocalRecording, next.recordId, { talent: { take: next.id } })
    await saveTake({ takes }, outbox, next)
    scheduleClose(outbox, next)
    ended.push(next)
  }
  return ended
}

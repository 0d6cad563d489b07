import { type Actor, missing, type Outbox } from '@callboard/core'
import { type startLocalRecording, stopLocalRecording, takeChanged } from '../../contract/index.ts'
import { isRunning, lastHeardAt, RUNNING_STATES, SILENCE_MS, stopped, type Take } from '../../domain/take.ts'
import { closeAbandonedTake } from '../jobs.ts'
import type { ReviewRepositories, TakeFilter } from '../ports/index.ts'
import { takeView } from './take-view.ts'

type TakeCommand = typeof startLocalRecording | typeof stopLocalRecording

/** The takes that the caller's devices record, and own ones that the clean-up closed. @throws DomainError missing */
export function ownTakes(actor: Actor): TakeFilter {
  if (actor.kind === 'talent-page') return { recordIds: [actor.recordId] }
  if (actor.kind === 'user') return { recorderId: actor.userId }
  throw missing('This take')
}

/** Tells the talent's device; one of staff in the room hears of its take as all staff do. */
export function tellDevice(outbox: Outbox, take: Take, command: TakeCommand): void {
  const { id, recordId, recorderId } = take
  if (recorderId === null && recordId !== null) outbox.signal(command, recordId, { talent: { take: id } })
}

/** @throws DomainError missing when the take was removed since the guard found it */
export function thereStill(take: Take | null): Take {
  if (!take) throw missing('This take')
  return take
}

/** Stores a take that has changed, and shows it to the staff of its session. */
export async function saveTake(
  { takes }: Pick<ReviewRepositories, 'takes'>,
  outbox: Outbox,
  take: Take,
): Promise<void> {
  await takes.save(take)
  outbox.signal(takeChanged, take.sessionId, { staff: takeView(take) })
}

/** Looks after the take once its device may have been silent for too long. One job for each last sign of life. */
export function scheduleClose(outbox: Outbox, take: Take): void {
  const at = new Date(lastHeardAt(take).getTime() + SILENCE_MS)
  outbox.enqueue(closeAbandonedTake, { take: take.id }, { at, key: `${take.id}:${at.getTime()}` })
}

/** Numbers of the pieces of a take that are here, in order. */
export const confirmedPieces = async (
  { pieces }: Pick<ReviewRepositories, 'pieces'>,
  takeId: string,
): Promise<number[]> => (await pieces.ofTake(takeId)).map((piece) => piece.number)

/**
 * Stops every running take that fits.
 * @param isMeant of those that the filter finds
 * @returns the stopped ones
 */
export async function stopRunningTakes(
  { takes }: ReviewRepositories,
  outbox: Outbox,
  filter: TakeFilter,
  now: Date,
  isMeant: (take: Take) => boolean = () => true,
): Promise<readonly Take[]> {
  const ended: Take[] = []
  for (const { id } of (await takes.list({ ...filter, states: RUNNING_STATES })).filter(isMeant)) {
    const take = await takes.lock(id)
    if (!take || !isRunning(take)) continue
    const next = stopped(take, now)
    tellDevice(outbox, next, stopLocalRecording)
    await saveTake({ takes }, outbox, next)
    scheduleClose(outbox, next)
    ended.push(next)
  }
  return ended
}

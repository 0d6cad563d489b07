import type { GroupView } from '@callboard/lobby/contract'
import type { TakeView } from '@callboard/review/contract'

/** How long devices have to report that they record. Milliseconds. */
export const START_TIME_OUT = 3_000
export const START_FAILED = 'Failed to start recording. Please try again.'

/** @param asked ids of the takes that were asked for */
export function startOutcome(
  takes: readonly TakeView[],
  asked: readonly string[],
  isOverdue: boolean,
): 'waiting' | 'started' | 'failed' {
  const mine = takes.filter(({ _id }) => asked.includes(_id))
  if (mine.some(({ started_at }) => started_at !== null)) return 'started'
  const areAllLost =
    asked.length > 0 && mine.length === asked.length && mine.every(({ state }) => state === 'lost')
  return isOverdue || areAllLost ? 'failed' : 'waiting'
}

const isOfGroup = ({ record }: TakeView, { records, twr_records }: GroupView) =>
  record === null ? twr_records.length > 0 : records.includes(record)

/**
 * True while all talent of the asked takes is still in front of the camera.
 * @param asked ids of the takes that were asked for
 */
export const areStillIn = (
  group: GroupView | null,
  takes: readonly TakeView[],
  asked: readonly string[],
): boolean =>
  takes
    .filter(({ _id }) => asked.includes(_id))
    .every((take) => take.group === group?._id && isOfGroup(take, group))

export const isRecording = ({ state }: TakeView) => state === 'recording'
export const isAsked = ({ state }: TakeView) => state === 'asked'

/** When the first of the takes that run has begun. Milliseconds. */
export function recordingSince(takes: readonly TakeView[]): number | null {
  const starts = takes
    .filter(isRecording)
    .flatMap(({ started_at }) => (started_at ? [Date.parse(started_at)] : []))
  return starts.length > 0 ? Math.min(...starts) : null
}

export function withTake(takes: readonly TakeView[], take: TakeView): readonly TakeView[] {
  const others = takes.filter(({ _id }) => _id !== take._id)
  return [...others, take]
}

import type { GroupView, PresenceView } from '@callboard/lobby/contract'
import type { TakeView } from '@callboard/review/contract'
import { isCutOff } from './take-words.ts'

/** How long devices have to report that they record. Milliseconds. */
export const START_TIME_OUT = 3_000
export const START_FAILED = 'Failed to start recording. Please try again.'

const hasBegun = ({ started_at, pieces }: TakeView) => started_at !== null || pieces > 0

/** @param asked ids of the takes that were asked for */
export function startOutcome(
  takes: readonly TakeView[],
  asked: readonly string[],
  isOverdue: boolean,
): 'waiting' | 'started' | 'failed' {
  const mine = takes.filter(({ _id }) => asked.includes(_id))
  if (mine.some(hasBegun)) return 'started'
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

/** The takes that run now: of a page that is gone nothing goes on until it is back, whatever its take says. */
export const runningTakes = (
  takes: readonly TakeView[],
  presence: ReadonlyMap<string, PresenceView> | undefined,
): readonly TakeView[] =>
  takes.filter((take) => isRecording(take) && !isCutOff(take, presence?.get(take.record ?? '')))

/** A start that this page has asked for. */
export interface Attempt {
  /** ids of the takes that were asked for */
  readonly asked: readonly string[]
  readonly isOverdue: boolean
}

/** What runs, and how the start that was asked for ends: a take that has begun is no failed start when its page goes. */
export const recordingNow = (
  takes: readonly TakeView[],
  presence: ReadonlyMap<string, PresenceView> | undefined,
  attempt: Attempt | null,
) => ({
  running: runningTakes(takes, presence),
  outcome: attempt && startOutcome(takes, attempt.asked, attempt.isOverdue),
})

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

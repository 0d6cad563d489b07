import { instantOf } from '@callboard/core'

const MINUTE = 60_000
const DEFAULT_SLOT = 5 * MINUTE
/** Call-ins that follow each other so closely are of one group. */
const ONE_GROUP = 75_000
/** Turns that tell how long one takes now; older ones are of another part of the day. */
const RECENT_TURNS = 10
/** So many turns tell how much they differ. */
const ENOUGH_TURNS = 3
/** What a turn that is not known yet may differ from its slot, of its length. */
const UNKNOWN = 0.5
/** The least that turns differ, of their length: a casting is no clock. */
const LEAST = 0.25
/** What each turn ahead takes at the very least, of its length, however much turns differ. */
const FASTEST = 0.25
/** A median difference as a standard deviation. */
const AS_DEVIATION = 1.5
/** Deviations to both sides: about eight of ten. */
const REACH = 1.3

/** A casting that begins later than this has no wait to tell, but a time. */
const SOON = 60 * MINUTE
/** Nobody was called in for so long: the day is over, or stands still, and no pace tells when it goes on. */
const STANDSTILL = 120 * MINUTE

/** Call-ins that a wait is reckoned from: enough for the recent turns of groups. */
export const RECENT_CALLS = 60

export interface Wait {
  /** whole minutes */
  readonly from: number
  readonly to: number
}

/** What the wait follows from. */
export interface DayPace {
  /** times of the latest call-ins, in any order */
  readonly callTimes: readonly Date[]
  /** actual calls of the date, `HH:mm`: the distance between them is the slot that the office planned */
  readonly plannedCalls?: readonly string[]
  readonly now: Date
  /** milliseconds until the casting begins; a casting with a call-in has begun */
  readonly start?: number
}

/** @param values not empty */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const gapsOf = (times: readonly number[]) => times.slice(1).map((time, index) => time - times[index]!)

/** A group that was called in: when, and how many they were. */
interface Turn {
  readonly at: number
  readonly people: number
}

function turnsOf(callTimes: readonly Date[]): readonly Turn[] {
  const times = callTimes.map((time) => time.getTime()).sort((a, b) => a - b)
  const starts = times.flatMap((time, index) =>
    index === 0 || time - times[index - 1]! > ONE_GROUP ? [index] : [],
  )
  return starts
    .map((first, turn) => ({ at: times[first]!, people: (starts[turn + 1] ?? times.length) - first }))
    .slice(-RECENT_TURNS - 1)
}

/** True while the turns of the day do not tell yet how long one takes: the planned calls do. */
export const needsPlan = (callTimes: readonly Date[]): boolean => turnsOf(callTimes).length <= ENOUGH_TURNS

/** Minutes between two planned calls; of several at one time the next. */
function slotOf(plannedCalls: readonly string[]): number {
  const minutes = [...new Set(plannedCalls)].map((call) => {
    const [hours = 0, rest = 0] = call.split(':').map(Number)
    return (hours * 60 + rest) * MINUTE
  })
  const gaps = gapsOf(minutes.sort((a, b) => a - b))
  return gaps.length > 0 ? median(gaps) : DEFAULT_SLOT
}

/** How long a turn takes, how far turns are from that, and how well it is known; milliseconds. */
function paceOf(turns: readonly Turn[], slot: number) {
  const gaps = gapsOf(turns.map(({ at }) => at))
  if (gaps.length < ENOUGH_TURNS) return { length: slot, spread: slot * UNKNOWN, known: ENOUGH_TURNS }
  const length = median(gaps)
  const differences = median(gaps.map((gap) => Math.abs(gap - length))) * AS_DEVIATION
  return { length, spread: Math.max(differences, length * LEAST), known: gaps.length }
}

/** People that a turn takes. */
const peopleOf = (turns: readonly Turn[]) =>
  turns.length === 0 ? 1 : turns.reduce((sum, { people }) => sum + people, 0) / turns.length

/** Milliseconds from `now` until a date of a session begins; 0 once it has begun. */
export function untilStart(
  { date, startTime }: { readonly date: string; readonly startTime: string },
  timeZone: string,
  now: Date,
): number {
  const start = instantOf(date, startTime, timeZone)
  return start ? Math.max(0, start.getTime() - now.getTime()) : 0
}

/**
 * The wait at a place in line: the rest of the running turn, and the turns of those who are called before this place. A
 * turn is a group: from its call-in to that of the next one.
 */
export function waitEstimate(place: number, { callTimes, plannedCalls = [], now, start = 0 }: DayPace): Wait {
  const turns = turnsOf(callTimes)
  const { length, spread, known } = paceOf(turns, slotOf(plannedCalls))
  const last = turns.at(-1)
  const left = last ? last.at + length - now.getTime() : start
  const rest = Math.max(0, left)
  const ahead = Math.floor((place - 1) / peopleOf(turns))
  const unknown = ahead + (last ? 1 : 0.5)
  // The turns differ by chance, and what is known of their length is a sample.
  const deviation = spread * Math.sqrt(unknown + unknown ** 2 / known)
  const middle = rest + ahead * length
  // A turn that has lasted longer than turns do, or a break, may go on for as long again.
  const overrun = Math.max(0, -left)
  const soonest = (last ? 0 : start) + ahead * length * FASTEST
  return {
    from: Math.floor(Math.max(soonest, middle - REACH * deviation) / MINUTE),
    to: Math.max(1, Math.ceil((middle + Math.hypot(REACH * deviation, overrun)) / MINUTE)),
  }
}

/** The wait at a place in line; null where nothing tells it: long before the casting, and when it stands still. */
export function knownWait(place: number, pace: DayPace): Wait | null {
  const { callTimes, now, start = 0 } = pace
  const last = turnsOf(callTimes).at(-1)
  const isKnown = last ? now.getTime() - last.at <= STANDSTILL : start <= SOON
  return isKnown ? waitEstimate(place, pace) : null
}

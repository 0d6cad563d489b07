import { instantOf } from '@callboard/core'

const MINUTE = 60_000
const DEFAULT_TURN = 5 * MINUTE
/** While few turns of a day are known, they may well be this much shorter or longer. */
const DEFAULT_SPREAD = 2 * MINUTE
/** So many turns tell how much they differ. */
const ENOUGH_TURNS = 3

/** @param values not empty */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How long a turn takes, and how far turns usually are from that, in milliseconds. */
function usualTurn(callTimes: readonly Date[]): { turn: number; spread: number } {
  const times = callTimes.map((time) => time.getTime()).sort((a, b) => a - b)
  const turns = times.slice(1).map((time, index) => time - times[index]!)
  if (turns.length === 0) return { turn: DEFAULT_TURN, spread: DEFAULT_SPREAD }
  const turn = median(turns)
  const spread = median(turns.map((value) => Math.abs(value - turn)))
  return { turn, spread: turns.length < ENOUGH_TURNS ? Math.max(spread, DEFAULT_SPREAD) : spread }
}

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
 * The wait at a place in line, in whole minutes: the turns before this one, and at most the rest of the running one.
 * @param callTimes of the latest call-ins, in any order; the time between two is a turn, without any it counts as 3 to 7 minutes
 * @param start milliseconds until the casting begins; a casting with a call-in has begun
 */
export function waitEstimate(
  place: number,
  callTimes: readonly Date[],
  start = 0,
): { from: number; to: number } {
  const { turn, spread } = usualTurn(callTimes)
  const before = callTimes.length === 0 ? start : 0
  return {
    from: Math.floor((before + (place - 1) * Math.max(0, turn - spread)) / MINUTE),
    to: Math.ceil((before + place * (turn + spread)) / MINUTE),
  }
}

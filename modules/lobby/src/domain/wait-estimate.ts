const MINUTE = 60_000
const DEFAULT_TURN = 5 * MINUTE

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
  if (turns.length === 0) return { turn: DEFAULT_TURN, spread: 0 }
  const turn = median(turns)
  return { turn, spread: median(turns.map((value) => Math.abs(value - turn))) }
}

/**
 * The wait at a place in line, in whole minutes: the turns before this one, and at most the rest of the running one.
 * @param callTimes of the latest call-ins, in any order; the time between two is a turn, without any it counts as 5 minutes
 */
export function waitEstimate(place: number, callTimes: readonly Date[]): { from: number; to: number } {
  const { turn, spread } = usualTurn(callTimes)
  return {
    from: Math.floor(((place - 1) * (turn - spread)) / MINUTE),
    to: Math.ceil((place * (turn + spread)) / MINUTE),
  }
}

/** Frames a second to step by where the file does not say. */
const USUAL_RATE = 30
const rateOf = (fps: number) => (fps > 0 ? fps : USUAL_RATE)

/** A second that is computed from a frame may lie a hair before it. Frames. */
const HAIR = 0.001

/** `1:05` of a position; a position has zero seconds, a length never. */
export function positionWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Of the number of a frame: as wide for every take. */
const DIGITS = 2

/** `0:02.14`: seconds and frames. @param fps 0: not known */
export function clockWords(seconds: number, fps: number): string {
  const at = Math.max(0, seconds)
  const part = at - Math.floor(at)
  const rate = rateOf(fps)
  const most = Math.ceil(rate) - 1
  const count = Math.min(most, Math.floor(part * rate + HAIR))
  return `${positionWords(at)}.${String(count).padStart(Math.max(DIGITS, String(most).length), '0')}`
}

/**
 * The second to go to for a frame some steps away: the middle of that frame, where no rounding shows its neighbour.
 * @param fps 0: not known
 */
export function frameAway(seconds: number, steps: number, fps: number, length: number): number {
  const rate = rateOf(fps)
  const last = Math.max(0, Math.round(length * rate) - 1)
  const now = Math.min(last, Math.floor(seconds * rate + HAIR))
  return (Math.min(last, Math.max(0, now + steps)) + 0.5) / rate
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** The next speed that is offered, faster (1) or slower (-1), without going round. */
export function nextSpeed(now: number, step: 1 | -1): number {
  const beyond = step === 1 ? SPEEDS.find((speed) => speed > now) : SPEEDS.findLast((speed) => speed < now)
  return beyond ?? now
}

export const speedWords = (speed: number): string => `${speed}×`

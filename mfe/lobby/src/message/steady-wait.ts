import type { TalentStatus } from '@callboard/lobby/contract'

type Told = Pick<TalentStatus, 'place' | 'wait'>

/** The wait as the page shows it, and since when. */
export interface ShownWait extends Told {
  /** milliseconds */
  readonly at: number
}

const MINUTE = 60_000
/** Above so many minutes nobody waits by the minute. */
const FAR = 20
const NEAR_STEP = 2
const FAR_STEP = 5

/** A bound one step nearer to what was told. A rise by less than a step is none: the wait does not flap. */
function nearer(shown: number, told: number): number {
  const step = shown > FAR ? FAR_STEP : NEAR_STEP
  if (told > shown) return told - shown < step ? shown : shown + step
  return Math.max(told, shown - step)
}

/**
 * The wait to show: a talent who stays at one place sees it move by one step a minute at most. Another place is news,
 * and has its own wait at once.
 * @param now milliseconds
 */
export function steadyWait(shown: ShownWait | undefined, told: Told, now: number): ShownWait {
  if (!shown?.wait || !told.wait || shown.place !== told.place) return { ...told, at: now }
  if (now - shown.at < MINUTE) return shown
  const from = nearer(shown.wait.from, told.wait.from)
  const to = nearer(shown.wait.to, told.wait.to)
  return { place: told.place, wait: { from, to: Math.max(from, to) }, at: now }
}

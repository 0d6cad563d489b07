export interface Tap {
  /** Milliseconds. */
  readonly time: number
  /** Part of the width, from the left. */
  readonly x: number
}

/** Between the two taps. Milliseconds. */
const SOON = 350

const sideOf = ({ x }: Tap): 1 | -1 | 0 => (x < 1 / 3 ? -1 : x > 2 / 3 ? 1 : 0)

/** -1 or 1: the tap follows another one in the left or right third of the picture; else 0. */
export function doubleTap(before: Tap | undefined, now: Tap): 1 | -1 | 0 {
  const side = sideOf(now)
  return before && now.time - before.time < SOON && sideOf(before) === side ? side : 0
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Less is a tap that slipped. Pixels. */
const FAR_ENOUGH = 48

/** The direction of a finger's way: 1 to the next (leftwards), -1 back, 0 for anything that is not a sideways swipe. */
export function swipeStep(from: Point, to: Point): 1 | -1 | 0 {
  const x = to.x - from.x
  const y = to.y - from.y
  if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < 1.5 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}

/** Width of a card and the space between two, in pixels. */
const CARD = 250
export const WALL_GAP = 12

/** Below the picture, mostly. */
const TEXT = 64

/** Two cards stand side by side where two of `CARD` have no room. */
const NARROW = 2

const widePerRow = (width: number) => Math.floor((width + WALL_GAP) / (CARD + WALL_GAP))

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(NARROW, widePerRow(width))

/** Of a card in a wall of that width, in pixels: what most have. */
export function cardHeight(width: number): number {
  return (
    Math.round(widePerRow(width) < NARROW ? (((width - WALL_GAP) / NARROW) * 3) / 4 : (CARD * 9) / 16) + TEXT
  )
}

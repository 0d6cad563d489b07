/** Width of a card and the space between two, in pixels. */
const CARD = 250
export const WALL_GAP = 12

/** Below the picture, mostly. */
const TEXT = 76

/** Of a card among so many in a wall of that width, in pixels: what most have. */
export const cardHeight = (width: number, columns: number): number =>
  Math.round(((columns === 1 ? width : CARD) * 9) / 16) + TEXT

/** How many cards stand side by side. */
export const perRow = (width: number): number =>
  Math.max(1, Math.floor((width + WALL_GAP) / (CARD + WALL_GAP)))

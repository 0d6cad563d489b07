/** Width of a card and the space between two, in pixels. */
const CARD = 250
const GAP = 12

/** Below the picture, mostly. */
const TEXT = 76

export const WALL_GAP = GAP

/** Of a card among so many in a wall of that width, in pixels: what most have. */
export const cardHeight = (width: number, columns: number): number =>
  Math.round(((columns === 1 ? width : CARD) * 9) / 16) + TEXT

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / (CARD + GAP)))

/** Width of a card and the space between two, in pixels. */
const CARD = 250
const GAP = 12

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / (CARD + GAP)))

/** The middle of a card from the left edge of the wall, where the cards begin; a single one takes the whole width. */
export const middleOf = (column: number, columns: number, width: number): number =>
  columns === 1 ? width / 2 : column * (CARD + GAP) + CARD / 2

/** Width of a card and the least space between two, in pixels. */
const CARD = 250
const GAP = 16

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / (CARD + GAP)))

/** The middle of a card from the left edge of the wall; the rest of the width lies between the cards. */
export function middleOf(column: number, columns: number, width: number): number {
  if (columns === 1) return width / 2
  return column * (CARD + (width - columns * CARD) / (columns - 1)) + CARD / 2
}

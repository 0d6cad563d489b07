/** Width of a card and the space between two, in pixels. */
const CARD = 250
const GAP = 12

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / (CARD + GAP)))

/** Width of a card and the space between two, in pixels. */
export const CARD = 250
export const GAP = 16

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / (CARD + GAP)))

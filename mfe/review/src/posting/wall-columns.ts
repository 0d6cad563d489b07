/** Cards side by side in a window of that width: 320 px each with 32 between, 48 at either edge. */
export const cardsPerRow = (windowWidth: number): number => Math.max(1, Math.floor((windowWidth - 96) / 352))

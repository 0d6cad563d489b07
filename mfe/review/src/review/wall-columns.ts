/** Width of a card and the space between two, in pixels. */
const CARD = 250
export const WALL_GAP = 12

/** Of the frame of a card on both sides, and of it and the words below the picture, mostly. */
const FRAME = 2
const TEXT = 64

/** Two cards stand side by side where two of `CARD` have no room. */
const NARROW = 2

const widePerRow = (width: number) => Math.floor((width + WALL_GAP) / (CARD + WALL_GAP))

/** How many cards stand side by side. */
export const perRow = (width: number): number => Math.max(NARROW, widePerRow(width))

/**
 * Where an arrow leads from a card: sideways to the one beside it, up and down to the one in the next row, of a last row
 * that is shorter to its last one.
 * @returns undefined for any other key
 */
export function cardBeside(place: number, key: string, columns: number, cards: number): number | undefined {
  const last = cards - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1)
    case 'ArrowRight':
      return Math.min(last, place + 1)
    case 'ArrowUp':
      return place < columns ? place : place - columns
    case 'ArrowDown': {
      const isLastRow = Math.floor(place / columns) === Math.floor(last / columns)
      return isLastRow ? place : Math.min(last, place + columns)
    }
    default:
      return undefined
  }
}

/** Of a card in a wall of that width, in pixels: what most have. A long wall draws a row again that has another one. */
export function cardHeight(width: number): number {
  const picture =
    widePerRow(width) < NARROW ? (((width - WALL_GAP) / NARROW - FRAME) * 3) / 4 : ((CARD - FRAME) * 9) / 16
  return Math.round(picture + TEXT)
}

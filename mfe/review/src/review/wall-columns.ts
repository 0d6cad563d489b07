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

/** Around the name of a card and the sign beside it, and of one of its letters, mostly. */
const BESIDE_NAME = 32
const LETTER = 8.7

const isNarrow = (width: number) => widePerRow(width) < NARROW
/** Of a card of which two stand in a narrow wall. */
const narrowCard = (width: number) => (width - WALL_GAP) / NARROW

/** Letters of a name that have room in one line of a card. */
export const nameLetters = (width: number): number =>
  Math.floor(((isNarrow(width) ? narrowCard(width) : CARD) - BESIDE_NAME) / LETTER)

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
  const picture = isNarrow(width) ? ((narrowCard(width) - FRAME) * 3) / 4 : ((CARD - FRAME) * 9) / 16
  return Math.round(picture + TEXT)
}

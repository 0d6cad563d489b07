/** Pixels between two films. */
const FILM_GAP = 12

/** Pixels of the words below a film: at a desk, and on a phone, where they keep off its picture. */
export const [FILM_WORDS, PHONE_FILM_WORDS] = [36, 52]

/** So much larger are films for which there are fewer in a row. */
const WORTH = 1.25

const UNKNOWN_SHAPE = 16 / 9

/** Width of a film by its height. */
export const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  width > 0 && height > 0 ? width / height : UNKNOWN_SHAPE

/** The height of all films, in pixels, with so many in a row. */
function heightOf(shapes: readonly number[], place: Place, perRow: number): number {
  const rows = Math.ceil(shapes.length / perRow)
  const widths = Array.from({ length: rows }, (_, row) => {
    const own = shapes.slice(row * perRow, (row + 1) * perRow)
    return (place.width - FILM_GAP * (own.length - 1)) / own.reduce((sum, shape) => sum + shape, 0)
  })
  const high = (place.height - FILM_GAP * (rows - 1)) / rows - place.words
  return Math.min(high, ...widths)
}

/** In tenths, so that films of a row are never wider than it together. */
export const inPixels = (size: number): number => Math.floor(size * 10) / 10

interface Place {
  readonly width: number
  readonly height: number
  /** Below each film. */
  readonly words: number
}

/** How high all films are, in pixels, so that they fill their place side by side and in rows; 0: it is not measured. */
export function filmHeight(shapes: readonly number[], place: Place): number {
  let best = 0
  for (let perRow = shapes.length; perRow > 0; perRow -= 1) {
    const height = heightOf(shapes, place, perRow)
    if (height > best * WORTH) best = height
  }
  return inPixels(best)
}

/** Pixels between two films, and of the words below one. */
export const FILM_GAP = 4
export const FILM_WORDS = 36

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
  const high = (place.height - FILM_GAP * (rows - 1)) / rows - FILM_WORDS
  return Math.min(high, ...widths)
}

/** In tenths, so that films of a row are never wider than it together. */
export const inPixels = (size: number): number => Math.floor(size * 10) / 10

interface Place {
  readonly width: number
  readonly height: number
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

/** What films of that height leave free below their rows, in pixels. */
export function freeBelow(shapes: readonly number[], place: Place, height: number): number {
  if (height === 0) return 0
  let rows = 1
  let filled = -FILM_GAP
  for (const shape of shapes) {
    const width = inPixels(height * shape) + FILM_GAP
    if (filled > 0 && filled + width > place.width) {
      rows += 1
      filled = -FILM_GAP
    }
    filled += width
  }
  return Math.max(0, Math.floor(place.height - rows * (height + FILM_WORDS) - (rows - 1) * FILM_GAP))
}

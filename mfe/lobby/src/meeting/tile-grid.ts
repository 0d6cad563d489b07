export interface TileGrid {
  readonly columns: number
  /** px */
  readonly width: number
  readonly height: number
}

const RATIO = 16 / 9

/** The columns at which `count` pictures of 16:9 are largest in a space, in pixels. */
export function tileGrid(count: number, space: { width: number; height: number }, gap: number): TileGrid {
  let best: TileGrid = { columns: 1, width: 0, height: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns)
    const width = Math.min(
      (space.width - gap * (columns - 1)) / columns,
      ((space.height - gap * (rows - 1)) / rows) * RATIO,
    )
    if (width >= best.width) best = { columns, width: Math.floor(width), height: Math.floor(width / RATIO) }
  }
  return best
}

/** Columns that the list of keys has room for. */
const MOST = 3

/** Into columns of about the same height, each group whole: the longest first, into the shortest column. */
function packed(heights: readonly number[], count: number): number[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, places: [] as number[] }))
  const longestFirst = heights.map((_, place) => place).sort((a, b) => heights[b]! - heights[a]!)
  for (const place of longestFirst) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one))
    shortest.places.push(place)
    shortest.height += heights[place]!
  }
  return columns
    .map(({ places }) => places.sort((a, b) => a - b))
    .filter(({ length }) => length > 0)
    .sort(([a], [b]) => a! - b!)
}

/** The columns of the list of keys: as low as they can be, and no more of them than that takes; each in the order of the groups. */
export function keyColumns<T>(groups: readonly T[], heightOf: (group: T) => number): T[][] {
  const heights = groups.map(heightOf)
  const lowest = Array.from({ length: MOST }, (_, more) => packed(heights, more + 1))
    .map((columns) => ({
      columns,
      height: Math.max(0, ...columns.map((places) => places.reduce((sum, at) => sum + heights[at]!, 0))),
    }))
    .reduce((best, one) => (one.height < best.height ? one : best))
  return lowest.columns.map((places) => places.map((at) => groups[at]!))
}

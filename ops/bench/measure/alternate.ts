/** A side of a comparison: does its work once and resolves to the cost. */
export type Cost = () => Promise<number>

export interface Comparison {
  /** Medians, in the unit of the cost. */
  readonly floor: number
  readonly ours: number
  /** Median of ours / floor of each pair. */
  readonly ratio: number
  /** Lowest and highest ratio of a pair. */
  readonly range: readonly [number, number]
  /** (highest - lowest) / median of the floor, without its best and its worst run. */
  readonly floorSpread: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The value that a share of all values does not exceed. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

function spreadOf(values: readonly number[]): number {
  const kept = [...values].sort((a, b) => a - b).slice(1, -1)
  return ((kept.at(-1) ?? 0) - (kept[0] ?? 0)) / median(values)
}

/** Floor and ours in turn, so that both see the same machine. One pair before the first is not counted. */
export async function alternate(pairs: number, floor: Cost, ours: Cost): Promise<Comparison> {
  await floor()
  await ours()
  const floors: number[] = []
  const own: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const [least, cost] = [await floor(), await ours()]
    floors.push(least)
    own.push(cost)
    // Pairs of gigabytes take minutes: without a word a bench looks as if it stood still.
    console.log(`  pair ${pair + 1} of ${pairs}: ${least.toPrecision(3)} and ${cost.toPrecision(3)}`)
  }
  const ratios = own.map((cost, pair) => cost / (floors[pair] ?? Number.NaN))
  return {
    floor: median(floors),
    ours: median(own),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    floorSpread: spreadOf(floors),
  }
}

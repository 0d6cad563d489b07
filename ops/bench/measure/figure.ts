import { alternate, type Comparison, type Cost } from './alternate.ts'

/** A line of the table. */
export interface Figure {
  /** The requirement that sets the limit. */
  readonly id: string
  readonly name: string
  readonly unit: string
  /** null: the limit is an absolute one. */
  readonly floor: number | null
  readonly ours: number
  readonly ratio: number | null
  readonly range: readonly [number, number] | null
  /** Largest allowed ratio, or without a floor the largest `ours`; null without a requirement. */
  readonly limit: number | null
  readonly floorSpread: number | null
  readonly verdict: 'holds' | 'misses' | 'unsteady floor' | 'no limit'
}

interface Titles {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly limit: number | null
}

/** A run whose floor varies more than this says nothing. */
const STEADY = 0.25

const PAIRS = 7
/** A limit near to 1 needs more of them. */
const PAIRS_NEAR_ONE = 9

/** @param steady how much the floor may vary, default a quarter */
export async function compared(titles: Titles, floor: Cost, ours: Cost, steady = STEADY): Promise<Figure> {
  const pairs = titles.limit !== null && titles.limit < 1.2 ? PAIRS_NEAR_ONE : PAIRS
  return ratioFigure(titles, await alternate(pairs, floor, ours), steady)
}

export function ratioFigure(titles: Titles, comparison: Comparison, steady = STEADY): Figure {
  const isSteady = comparison.floorSpread <= steady
  const verdict = isSteady ? judged(comparison.ratio, titles.limit) : 'unsteady floor'
  return { ...titles, ...comparison, verdict }
}

function judged(value: number, limit: number | null): Figure['verdict'] {
  if (limit === null) return 'no limit'
  return value <= limit ? 'holds' : 'misses'
}

/** A figure that has no floor but a limit of its own. */
export const absolute = (titles: Titles, ours: number): Figure => ({
  ...titles,
  ours,
  floor: null,
  ratio: null,
  range: null,
  floorSpread: null,
  verdict: judged(ours, titles.limit),
})

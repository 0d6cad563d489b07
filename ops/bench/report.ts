import type { Figure } from './measure/figure.ts'

const rounded = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
const shown = (value: number | null) => (value === null ? '' : rounded(value))

/** A table for people; the same figures go out as JSON. */
export function printTable(figures: readonly Figure[]): void {
  console.table(
    figures.map(({ id, name, unit, floor, ours, ratio, range, limit, floorSpread, verdict }) => ({
      id,
      what: name,
      unit,
      floor: shown(floor),
      ours: shown(ours),
      ratio: ratio === null ? '' : `${shown(ratio)} (${shown(range?.[0] ?? 0)} to ${shown(range?.[1] ?? 0)})`,
      limit: limit ?? '',
      'floor spread': floorSpread === null ? '' : `${Math.round(floorSpread * 100)} %`,
      verdict,
    })),
  )
}

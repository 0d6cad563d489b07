import type { Ids } from '@callboard/core'

/** The same ids in the same order in every run, sortable by the order of making. `series` keeps two makers apart. */
export function countedIds(series = 1): Ids {
  let made = 0
  const next = () => {
    made += 1
    return made.toString(16).padStart(12, '0')
  }
  return {
    next: () => `01980000-0000-7000-8${series.toString(16).padStart(3, '0')}-${next()}`,
    secret: () => `secret-${series}-${next()}`.padEnd(43, '0'),
  }
}

import type { ShownGroup } from '../review/review-groups.ts'

/** Most takes that are seen side by side. */
export const MOST_COMPARED = 4

/** Whether there are takes to compare: two of one group, or one of each of a few. */
export const comparable = (groups: readonly ShownGroup[]): boolean =>
  groups.length === 1
    ? groups[0]!.takes.filter(({ url }) => url !== null).length > 1
    : groups.length > 1 && groups.length <= MOST_COMPARED

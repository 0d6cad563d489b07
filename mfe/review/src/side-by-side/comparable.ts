import type { ReviewGroup } from '@callboard/review/contract'
import type { ShownGroup } from '../review/review-groups.ts'

/** Most takes that are seen side by side. */
export const MOST_COMPARED = 4

/** Whether there are takes to compare: two of one group, or one of each of a few. */
export const comparable = (groups: readonly ShownGroup[]): boolean =>
  groups.length === 1
    ? groups[0]!.takes.filter(({ url }) => url !== null).length > 1
    : groups.length > 1 && groups.length <= MOST_COMPARED

/** The chosen groups with their takes as these are now: a filter of the wall takes none away meanwhile. */
export function asTheyAre(
  chosen: readonly ShownGroup[],
  groups: readonly ReviewGroup[],
): readonly ShownGroup[] {
  const now = new Map(groups.flatMap(({ videos }) => videos.map((video) => [video._id, video] as const)))
  return chosen.map((one) => ({ ...one, takes: one.takes.map((take) => now.get(take._id) ?? take) }))
}

import type { GroupReview } from './group-review.ts'

/**
 * The groups of a session as its review orders them, numbered from 1: first those that were sorted by hand, then those
 * that came later. Groups that were never sorted keep order and numbers.
 * @param groups in the order of the lobby
 */
export function inReviewOrder<Group extends { readonly id: string; readonly order: number }>(
  groups: readonly Group[],
  reviews: readonly Pick<GroupReview, 'groupId' | 'order'>[],
): readonly Group[] {
  const placeOf = new Map(reviews.map(({ groupId, order }) => [groupId, order]))
  const place = ({ id }: Group) => placeOf.get(id) ?? Number.POSITIVE_INFINITY
  if (!groups.some((group) => Number.isFinite(place(group)))) return groups
  const byPlace = (a: Group, b: Group) => (place(a) === place(b) ? 0 : place(a) - place(b))
  return groups.toSorted(byPlace).map((group, at) => ({ ...group, order: at + 1 }))
}

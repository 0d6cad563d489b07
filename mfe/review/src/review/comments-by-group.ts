import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'

/** By group, in their order: those on its copies, and those of the live room about one of its talent. */
export function commentsByGroup(
  groups: readonly ReviewGroup[],
  comments: readonly PickComment[],
): ReadonlyMap<string, readonly PickComment[]> {
  const ofTalent = new Map<string, string[]>()
  for (const { _id, records } of groups)
    for (const record of records) ofTalent.set(record._id, [...(ofTalent.get(record._id) ?? []), _id])
  const ofGroup = new Map<string, PickComment[]>()
  for (const comment of comments)
    for (const group of comment.group === null ? (ofTalent.get(comment.record) ?? []) : [comment.group])
      ofGroup.set(group, [...(ofGroup.get(group) ?? []), comment])
  return ofGroup
}

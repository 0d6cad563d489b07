import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'

/** Roles to choose from. */
export const rolesOn = (groups: readonly PostingGroup[]): string[] => [
  ...new Set(groups.flatMap(({ records }) => records.map(({ role }) => role)).filter((role) => role !== '')),
]

/** Reviewers with an answer on the page, by name. */
export function reviewersOn(feedbacks: readonly FeedbackEntry[]): FeedbackEntry['from_user'][] {
  const byId = new Map(feedbacks.map(({ from_user }) => [from_user._id, from_user]))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}

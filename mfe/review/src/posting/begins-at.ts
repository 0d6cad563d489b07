import type { FeedbackEntry } from '@callboard/posting/contract'
import { answeredIn } from './plays-on.ts'
import { type Place, type PostingShown, takesOf, unanswered } from './posting-groups.ts'

/**
 * Where an open group begins: in the take and with the talent who are named, else with the first of its people whom the
 * reader has not answered, in a take of theirs.
 */
export function beginsAt(
  shown: PostingShown,
  named: { readonly take: string; readonly talent: string },
  feedbacks: readonly FeedbackEntry[],
  me: string | undefined,
): Required<Place> {
  const { group, takes } = shown
  const who = group.records.find(({ _id }) => _id === named.talent)
  const take = takes.find(({ _id }) => _id === named.take)
  if (take) return { group: group._id, take: take._id, talent: who?._id ?? answeredIn(group, take) ?? '' }
  const talent = (who ?? unanswered(group, feedbacks, me)[0] ?? group.records[0])?._id ?? ''
  const theirs = takesOf(shown, talent)
  const first = theirs.find(({ plays }) => plays) ?? theirs[0]
  return { group: group._id, take: first?._id ?? '', talent }
}

import type { Pick, PickVote, RecordFeedback } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'

const voteOf = ({ feedback, from_user }: RecordFeedback): PickVote => ({
  from_user,
  feedback,
  page: null,
  given_at: '',
})

/**
 * The picks, and those of talent on no posting page who were answered in the live room. Lines of talent on a page have
 * these answers already, as far as they are the newest of their reviewers.
 */
export function withLiveAnswers(
  picks: readonly Pick[],
  feedbacks: readonly RecordFeedback[],
  groups: readonly ReviewGroup[],
): readonly Pick[] {
  const known = new Map(picks.map((pick) => [pick.record, pick]))
  for (const [record, given] of Map.groupBy(feedbacks, (one) => one.record)) {
    const own = groups.filter(({ records }) => records.some(({ _id }) => _id === record))
    const talent = own.flatMap(({ records }) => records).find(({ _id }) => _id === record)
    if (!talent) continue
    const pick = known.get(record)
    const votes = pick?.votes ?? []
    const isNew = ({ from_user }: RecordFeedback) =>
      !votes.some((vote) => vote.from_user._id === from_user._id)
    known.set(record, {
      record,
      first_name: talent.first_name,
      last_name: talent.last_name,
      role: talent.role,
      photo_url: talent.photo_url,
      session: { _id: '', name: '', time_zone: '' },
      pages: [],
      comments: 0,
      callback: null,
      ...pick,
      groups: [...new Set([...(pick?.groups ?? []), ...own.map(({ _id }) => _id)])],
      votes: [...votes, ...given.filter(isNew).map(voteOf)],
    })
  }
  return [...known.values()]
}

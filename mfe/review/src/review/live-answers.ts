import type { Pick, PickVote, RecordFeedback } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'

const voteOf = ({ feedback, from_user }: RecordFeedback): PickVote => ({
  from_user,
  feedback,
  page: null,
  given_at: '',
  earlier: [],
})

/**
 * The picks, and lines of talent on no posting page who were answered in the live room. The line of a talent on a page
 * has these answers from the server.
 */
export function withLiveAnswers(
  picks: readonly Pick[],
  feedbacks: readonly RecordFeedback[],
  groups: readonly ReviewGroup[],
): readonly Pick[] {
  const posted = new Set(picks.map(({ record }) => record))
  const others = Map.groupBy(
    feedbacks.filter(({ record }) => !posted.has(record)),
    ({ record }) => record,
  )
  return [
    ...picks,
    ...[...others].flatMap(([record, given]) => {
      const own = groups.filter(({ records }) => records.some(({ _id }) => _id === record))
      const talent = own[0]?.records.find(({ _id }) => _id === record)
      if (!talent) return []
      return {
        record,
        first_name: talent.first_name,
        last_name: talent.last_name,
        role: talent.role,
        photo_url: talent.photo_url,
        session: { _id: '', name: '', time_zone: '' },
        groups: own.map(({ _id }) => _id),
        pages: [],
        votes: given.map(voteOf),
        comments: 0,
        callbacks: [],
      }
    }),
  ]
}

import type { PickVote, Pick as TalentPick } from '@callboard/posting/contract'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'

/** What was answered to a talent. */
export interface TalentAnswers {
  readonly record: string
  /** First name, or what there is of a name. */
  readonly name: string
  readonly votes: readonly PickVote[]
}

/** The answers to each talent who is in the take, of those who were answered. */
export const talentAnswers = (
  { record_ids }: Pick<VideoView, 'record_ids'>,
  records: ReviewGroup['records'],
  picks: readonly TalentPick[],
): readonly TalentAnswers[] =>
  records
    .filter(({ _id }) => record_ids.includes(_id))
    .map(({ _id, first_name, last_name }) => ({
      record: _id,
      name: first_name.trim() || last_name.trim(),
      votes: picks.filter(({ record }) => record === _id).flatMap(({ votes }) => votes),
    }))
    .filter(({ votes }) => votes.length > 0)

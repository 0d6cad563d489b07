import { GreaseMark } from '@callboard/kit/takes'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import { answerToAll } from './posting-groups.ts'

/** Over a small picture: the reader's answer to all who are in it alike, else a mark for each. */
export function PictureMarks(props: {
  readonly group: PostingGroup
  readonly talent: PostingGroup['records']
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
}) {
  const { group, talent, feedbacks, me } = props
  const alike = answerToAll(group, feedbacks, me, talent)
  if (alike) return <GreaseMark small answer={alike} />
  return <CardMarks small group={group} talent={talent} answers={feedbacks} me={me} />
}

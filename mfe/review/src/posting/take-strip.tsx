import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import cinema from './cinema.module.css'
import { type PostingVideo, talentIn, talentName } from './posting-groups.ts'

/** The takes of the open group with the reader's marks, below each whose it is. */
export function TakeStrip(props: {
  readonly group: PostingGroup
  readonly takes: readonly PostingVideo[]
  readonly current: string
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const { group } = props
  return (
    <FilmStrip
      {...props}
      mark={(take) => (
        <CardMarks
          size="small"
          group={group}
          talent={talentIn(group, take)}
          answers={props.feedbacks}
          me={props.me}
        />
      )}
      name={(take) => (
        <>
          <span className={cinema.whose}>{talentIn(group, take).map(talentName).join(', ')}</span>
          <VisuallyHidden>{take.name}</VisuallyHidden>
        </>
      )}
    />
  )
}

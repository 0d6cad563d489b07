import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import cinema from './cinema.module.css'
import { PictureMarks } from './picture-marks.tsx'
import { type PostingVideo, talentIn, talentName } from './posting-groups.ts'

/** The takes of the open group with the reader's marks; where it has several people, below each whose it is. */
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
        <PictureMarks
          group={group}
          talent={talentIn(group, take)}
          feedbacks={props.feedbacks}
          me={props.me}
        />
      )}
      name={(take) => (
        <>
          <span className={cinema.whose}>
            {group.records.length > 1 ? talentIn(group, take).map(talentName).join(', ') : take.name}
          </span>
          {group.records.length > 1 ? <VisuallyHidden>{take.name}</VisuallyHidden> : null}
        </>
      )}
    />
  )
}

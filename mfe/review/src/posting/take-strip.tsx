import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import styles from './named-pictures.module.css'
import { firstName, type PostingVideo, talentIn } from './posting-groups.ts'

/** The takes of the open group; in a group of several, whose each is stands below it and the reader's marks on it. */
export function TakeStrip(props: {
  readonly group: PostingGroup
  readonly takes: readonly PostingVideo[]
  readonly current: string
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const { group } = props
  const isOfMany = group.records.length > 1
  return (
    <FilmStrip
      {...props}
      mark={(take) =>
        isOfMany ? (
          <CardMarks
            size="small"
            group={group}
            talent={talentIn(group, take)}
            answers={props.feedbacks}
            me={props.me}
          />
        ) : null
      }
      name={(take) => (
        <>
          {isOfMany ? (
            <span className={styles.name}>{talentIn(group, take).map(firstName).join(', ')}</span>
          ) : null}
          <VisuallyHidden>{take.name}</VisuallyHidden>
        </>
      )}
    />
  )
}

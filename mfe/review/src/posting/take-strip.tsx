import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import styles from './named-pictures.module.css'
import { firstName, type PostingVideo, talentIn } from './posting-groups.ts'

/** The takes of the open group; in a group of several, whose each is and the reader's marks stand below it. */
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
      name={(take) => {
        const talent = talentIn(group, take)
        return (
          <>
            {group.records.length > 1 ? (
              <span className={styles.name}>
                <span>{talent.map(firstName).join(', ')}</span>
                <CardMarks
                  size="small"
                  group={group}
                  talent={talent}
                  answers={props.feedbacks}
                  me={props.me}
                />
              </span>
            ) : null}
            <VisuallyHidden>{take.name}</VisuallyHidden>
          </>
        )
      }}
    />
  )
}

import { Time } from '@callboard/kit/labels'
import { lengthWords } from '@callboard/kit/takes'
import type { Pick } from '@callboard/posting/contract'
import type { VideoView } from '@callboard/review/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import styles from './group-strip.module.css'
import { votesOnTake } from './review-groups.ts'

/** How long and large a take is. */
const fileWords = ({ duration, width, height, fps }: VideoView): string =>
  [lengthWords(duration), height > 0 ? `${width} × ${height}` : '', fps > 0 ? `${Math.round(fps)} fps` : '']
    .filter(Boolean)
    .join(' · ')

const Added = ({ take }: { readonly take: VideoView }) => (
  <>
    Added <Time at={take.created_at} style="date-time" />
  </>
)

/** How long and large the take is, and when it was made, in one line where that has the room. @param props.name among several */
export const TakeLine = (props: { readonly take: VideoView; readonly name: string | undefined }) => (
  <>
    <span>{[props.name, fileWords(props.take)].filter(Boolean).join(' · ')}</span>
    <span>
      <Added take={props.take} />
    </span>
  </>
)

/** Beside the picture of the only take of a group: its whole name, how long and large it is, when it was made, and its answers. */
export function TakeFacts(props: { readonly take: VideoView; readonly picks: readonly Pick[] }) {
  const { take } = props
  return (
    <div className={styles.facts}>
      <strong title={take.name}>{take.name}</strong>
      <span>{fileWords(take)}</span>
      <span>
        <Added take={take} />
      </span>
      <AnswerMarks votes={votesOnTake(take, props.picks)} oneLine />
    </div>
  )
}

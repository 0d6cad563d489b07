import { Time } from '@callboard/kit/labels'
import { lengthWords } from '@callboard/kit/takes'
import type { Pick } from '@callboard/posting/contract'
import type { VideoView } from '@callboard/review/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import styles from './group-strip.module.css'
import { votesOnTake } from './review-groups.ts'

/** Beside the picture of the only take of a group: its whole name, how long and large it is, when it was made, and its answers. */
export function TakeFacts(props: { readonly take: VideoView; readonly picks: readonly Pick[] }) {
  const { take } = props
  const file = [
    lengthWords(take.duration),
    take.height > 0 ? `${take.width} × ${take.height}` : '',
    take.fps > 0 ? `${Math.round(take.fps)} fps` : '',
  ]
  return (
    <div className={styles.facts}>
      <strong title={take.name}>{take.name}</strong>
      <span>{file.filter(Boolean).join(' · ')}</span>
      <span>
        Added <Time at={take.created_at} style="date-time" />
      </span>
      <AnswerMarks votes={votesOnTake(take, props.picks)} oneLine />
    </div>
  )
}

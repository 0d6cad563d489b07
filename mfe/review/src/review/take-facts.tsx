import { Time } from '@callboard/kit/labels'
import { lengthWords } from '@callboard/kit/takes'
import type { VideoView } from '@callboard/review/contract'
import styles from './open-group.module.css'

/** How long and large a take is. */
const fileWords = ({ duration, width, height, fps }: VideoView): string =>
  [lengthWords(duration), height > 0 ? `${width} × ${height}` : '', fps > 0 ? `${Math.round(fps)} fps` : '']
    .filter(Boolean)
    .join(' · ')

/** How long and large the take is, and when it was made, in one line where that has the room. @param props.name of one among several, or of a file */
export const TakeLine = (props: { readonly take: VideoView; readonly name?: string }) => (
  <p className={styles.take}>
    {props.name === undefined ? null : <span>{props.name}</span>}
    <span>{fileWords(props.take)}</span>
    <span>
      Added <Time at={props.take.created_at} style="date-time" />
    </span>
  </p>
)

import { lengthWords } from './length-words.ts'
import styles from './take-picture.module.css'

/** The number of a take or group and how long it plays, in the lower corners of its picture. */
export const TakeMarks = ({
  number,
  seconds,
}: {
  readonly number?: string | number
  readonly seconds: number
}) => (
  <>
    {number === undefined ? null : <span className={styles.number}>{number}</span>}
    <span className={styles.length}>{lengthWords(seconds)}</span>
  </>
)
